"""The audit of dependencies: what counts as found, and what as not audited at all."""

from __future__ import annotations

import json

import pytest

from tools import audit
from tools.audit import Verdict, read_npm_audit, read_pip_audit

KNOWN = {"name": "starlette", "version": "1.0", "vulns": []}
UNKNOWN = {"name": "questhall", "skip_reason": "not found"}
BROKEN = {"name": "msgspec", "version": "0.1", "vulns": [{"id": "CVE-1", "fix_versions": ["0.2", "0.3"]}]}


def python_report(*packages: object) -> str:
    return json.dumps({"dependencies": packages})


def test_a_vulnerable_python_package_is_found() -> None:
    verdict = read_pip_audit(python_report(KNOWN, BROKEN, UNKNOWN))
    assert verdict.findings == ["msgspec 0.1: CVE-1, mended in 0.2, 0.3"]
    assert verdict.audited == 2
    assert verdict.left_out == ["questhall"]


def test_a_vulnerable_package_of_the_client_is_found_once() -> None:
    advisory = {"title": "eats memory", "severity": "high", "range": "<4.0.8"}
    found = {
        "vulnerabilities": {"picomatch": {"via": [advisory]}, "fdir": {"via": ["picomatch"]}},
        "metadata": {"dependencies": {"total": 78}},
    }
    verdict = read_npm_audit(json.dumps(found))
    assert verdict.findings == ["picomatch <4.0.8: eats memory (high)"]
    assert verdict.audited == 78


@pytest.mark.parametrize(
    "verdict",
    [
        read_pip_audit(""),
        read_pip_audit(python_report(UNKNOWN)),
        read_npm_audit(""),
        read_npm_audit('{"message": "405 Method Not Allowed"}'),
    ],
)
def test_without_a_database_the_audit_says_that_it_did_nothing(verdict: Verdict) -> None:
    assert not verdict.findings
    assert ["NOT AUDITED" in line for line in verdict.lines("Python")] == [True]


@pytest.mark.parametrize(
    ("found", "status"), [(Verdict(audited=3, findings=["x"]), 1), (Verdict(audited=3), 0), (Verdict(), 0)]
)
def test_only_findings_fail(found: Verdict, status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "audit_python", Verdict)
    monkeypatch.setattr(audit, "audit_client", lambda: found)
    assert audit.main() == status
