"""`questhall backup` and `questhall restore`: all tables of a server in one file."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from questhall.cli.arguments import named_path
from questhall.cli.commands.serve import add_database, database_url


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    backup = commands.add_parser(
        "backup",
        help="copy all tables of a server into a file",
        description="Copies all tables into a new file, as of one moment. The server may be running.",
    )
    backup.add_argument("file", type=named_path, metavar="FILE", help="the new file")
    add_database(backup)
    backup.set_defaults(run=run_backup)

    restore = commands.add_parser(
        "restore",
        help="put the tables of a backup back",
        description="Puts the tables of a backup in place of those in the database. No server may be running.",
    )
    restore.add_argument("file", type=named_path, metavar="FILE", help="a file made by `questhall backup`")
    restore.add_argument(
        "--replace",
        action="store_true",
        help="replace the tables that are there (a SQLite database is kept next to it)",
    )
    add_database(restore)
    restore.set_defaults(run=run_restore)


def run_backup(options: argparse.Namespace) -> int:
    from questhall.server.storage.backups import back_up

    back_up(database_url(options, os.environ), Path(options.file))
    print(f"All tables are in {options.file}. It holds all cards of running games, so keep it private.")
    return 0


def run_restore(options: argparse.Namespace) -> int:
    from questhall.server.storage.backups import restore

    aside = restore(database_url(options, os.environ), Path(options.file), options.replace)
    print(f"The tables of {options.file} are in place." + (f" The old ones are in {aside}." if aside else ""))
    return 0
