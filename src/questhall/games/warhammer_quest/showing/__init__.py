"""What people are shown, and what is written to files: views, texts, drawings, scenario positions, the
campaign's log and chronicle. Plain Python, never compiled.
"""
