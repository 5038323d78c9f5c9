"""The full-screen application in the terminal. Textual is imported only when it opens: that takes a while."""
