"""What people are shown, and what is written to files: views, texts, drawings, scenario positions. Plain
Python, never compiled.
"""
