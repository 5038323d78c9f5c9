"""How fast Questhall is, beside other libraries for research in games. docs/bench.md says how it is measured.

>>> from questhall.bench import Plan, measure
>>> report = measure(Plan(seconds=0.01, rounds=1, only=("questhall/4",)))
>>> report.plays[0].name
'questhall/4'
"""

from __future__ import annotations

from questhall.bench.run import Plan, measure

__all__ = ["Plan", "measure"]
