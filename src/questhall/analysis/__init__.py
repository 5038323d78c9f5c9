"""What decided a finished game: each seat's chance over time, turning points, decisions, luck and skill.

docs/analysis.md defines every figure.
"""

from questhall.analysis.report import Report
from questhall.analysis.run import QUICK, SETTINGS, THOROUGH, Setting, analyse

__all__ = ["QUICK", "SETTINGS", "THOROUGH", "Report", "Setting", "analyse"]
