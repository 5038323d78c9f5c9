"""Compiled rules: which modules are compiled, how they are built, and how a program comes to run on them.

The rules are typed Python and run as they are. `python -m questhall.compiling` builds a library from them with
mypyc and a C compiler; every program that starts afterwards finds it (`library.py`) and runs the same rules
compiled.
"""
