"""A table without network or clock: how it is set up, who is asked, what people do, and what each of them
is shown.
"""
