"""The long run of crashes: servers are killed hundreds of times (`make soak`). Prints lines for docs/soak.md.

python -m tests.server.crash_soak --kills 500
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from tests.server.crashing import check_records, survive
from tests.server.postgres import MISSING, find_programs, new_database, running_cluster
from tests.server.serving import sqlite_in


def soak(title: str, database_url: str, kills: int, processes: int, seed: int) -> None:
    begun = time.monotonic()
    tables = survive(database_url, kills, processes, seed)
    acknowledged = check_records(database_url, tables)
    seconds = time.monotonic() - begun
    said = f"{len(tables)} games, {acknowledged} choices acknowledged"
    print(f"| {title} | {kills} | {said} | {seconds:.0f} s | none lost, none made twice |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill servers hundreds of times.")
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        soak("SQLite", sqlite_in(Path(folder)), options.kills, 1, options.seed)
    programs = find_programs()
    if programs is None:
        print(MISSING)
        return
    with running_cluster(programs) as cluster:
        soak("PostgreSQL", new_database(cluster), options.kills, 1, options.seed)
        soak("PostgreSQL, two servers", new_database(cluster), options.kills, 2, options.seed)


if __name__ == "__main__":
    main()
