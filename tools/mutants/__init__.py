"""Mutants: take every effect out of the rules, one at a time, and see whether a test notices (docs/mutants.md).

    python -m tools.mutants                          everything, going on where the last run stopped
    python -m tools.mutants --game talisman          one game
    python -m tools.mutants --only GrateMaze         mutants whose name contains a text

`sources` finds the functions, `changes` and `printed` say what can be taken out of them. `probes` and `reach`
find out which tests reach what; `running` runs those against one mutant in a forked process, `fresh` against
one that has to be imported anew. `notes` keeps results between runs, `equivalents` has the mutants that nobody
can notice, `report` says how it went, and `docs` writes it down.
"""
