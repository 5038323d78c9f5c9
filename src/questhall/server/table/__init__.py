"""A table without network or clock: its set-up, who is asked, what people do, and what each of them sees."""
