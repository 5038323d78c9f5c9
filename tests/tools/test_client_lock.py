"""The lock file of the browser client: complete, so that `npm ci` takes it, and without any package host."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[2] / "web"
PACKAGES: dict[str, dict[str, Any]] = json.loads((WEB / "package-lock.json").read_text())["packages"]
LOCKED = {path.rpartition("node_modules/")[2] for path in PACKAGES}


def test_programs_for_other_systems_are_locked_too() -> None:
    wanted = {
        name
        for package in PACKAGES.values()
        for name in {**package.get("dependencies", {}), **package.get("optionalDependencies", {})}
    }
    assert wanted <= LOCKED


def test_every_package_has_its_digest_and_no_address() -> None:
    packages = [package for path, package in PACKAGES.items() if path]
    assert all(package["integrity"].startswith("sha512-") for package in packages)
    assert not any("resolved" in package for package in packages)


def test_the_lock_matches_the_requirements() -> None:
    asked = json.loads((WEB / "package.json").read_text())
    assert PACKAGES[""]["devDependencies"] == asked["devDependencies"]
    versions = {**asked["devDependencies"], **asked["overrides"]}
    assert {name: PACKAGES[f"node_modules/{name}"]["version"] for name in versions} == versions
