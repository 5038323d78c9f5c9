"""Known vulnerabilities in what we depend on (`make lint`): pip-audit for Python, `npm audit` for the client.

A vulnerability is a failure. Where no database of vulnerabilities answers, as on a machine without the
internet, nothing can be said: that is told, and is no failure.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

CLIENT = Path(__file__).resolve().parents[1] / "web"
DATABASES = ((), ("-s", "osv"))
"""What pip-audit can ask: its usual database, and another where that knows nothing at all."""
LONGEST_SECONDS = 120


@dataclass(frozen=True)
class Verdict:
    """What came of one audit: how many packages a database knew, and what it knows against them."""

    audited: int = 0
    findings: list[str] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    problem: str = ""

    def lines(self, subject: str) -> list[str]:
        if not self.audited:
            return [f"{subject}: NOT AUDITED, no vulnerability database could be asked ({self.problem})"]
        said = [f"{subject}: {finding}" for finding in self.findings]
        said.append(f"{subject}: {self.audited} packages audited, {len(self.findings)} vulnerabilities")
        if self.left_out:
            said.append(f"{subject}: unknown to the database: {', '.join(self.left_out)}")
        return said


def read_pip_audit(report: str) -> Verdict:
    """The report of `pip-audit --format json`."""
    packages = _read(report).get("dependencies", [])
    known = [package for package in packages if "vulns" in package]
    return Verdict(
        audited=len(known),
        findings=[
            f"{package['name']} {package['version']}: {vulnerability['id']}, mended in "
            f"{', '.join(vulnerability['fix_versions']) or 'no version yet'}"
            for package in known
            for vulnerability in package["vulns"]
        ],
        left_out=[package["name"] for package in packages if package not in known],
        problem="it knows none of the packages" if packages else "it did not answer",
    )


def read_npm_audit(report: str) -> Verdict:
    """The report of `npm audit --json`."""
    found = _read(report)
    if "vulnerabilities" not in found:
        return Verdict(problem="it did not answer")
    return Verdict(
        audited=found["metadata"]["dependencies"]["total"],
        findings=[
            f"{name} {advisory['range']}: {advisory['title']} ({advisory['severity']})"
            for name, package in found["vulnerabilities"].items()
            for advisory in package["via"]
            if isinstance(advisory, dict)  # otherwise the name of a package at fault, which stands by itself
        ],
    )


def _read(report: str) -> Any:
    try:
        return json.loads(report)
    except ValueError:
        return {}


def audit_python() -> Verdict:
    """Everything installed beside this Python."""
    verdict = Verdict()
    command = [sys.executable, "-m", "pip_audit", "--local", "--format", "json", "--progress-spinner", "off"]
    for database in DATABASES:
        verdict = read_pip_audit(_run([*command, *database]))
        if verdict.audited:
            break
    return verdict


def audit_client() -> Verdict:
    """Everything in the lock file of the browser client."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    npm = shutil.which("npm", path=path)
    if npm is None:
        return Verdict(problem="npm was not found")
    return read_npm_audit(_run([npm, "audit", "--json"], CLIENT))


def _run(command: list[str], folder: Path | None = None) -> str:
    """What a program prints; both programs end with an error if they find something."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=LONGEST_SECONDS)
    except subprocess.TimeoutExpired:
        return ""
    return done.stdout


def main() -> int:
    verdicts = {"Python": audit_python(), "browser client": audit_client()}
    for subject, verdict in verdicts.items():
        for line in verdict.lines(subject):
            print(line)
    return 1 if any(verdict.findings for verdict in verdicts.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
