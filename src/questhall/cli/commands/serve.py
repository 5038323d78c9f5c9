"""`questhall serve`: tables in the browser, on this machine or for others."""

from __future__ import annotations

import argparse
import ipaddress
import os
import re
import socket
import sys
from collections.abc import Mapping
from contextlib import ExitStack

from questhall.cli.arguments import named_path, shortened, whole_number
from questhall.cli.terminal.new_game import data_folder
from questhall.compiling.progress import Bar, Stage
from questhall.core.engine.errors import UsageError

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8421
HIGHEST_PORT = 65535
WAITING_CONNECTIONS = 1024
MOST_DAYS = 36_500
KEEP_DAYS = 365
HOST_NAME = re.compile(r"[A-Za-z0-9_](?:[A-Za-z0-9_.-]*[A-Za-z0-9_])?")
ANY_PROXY = "*"
DATABASE_VARIABLE = "QUESTHALL_DATABASE_URL"

EPILOG = """\
examples:
  questhall serve                                        on this machine, and open the browser
  questhall serve --host 0.0.0.0 --no-browser            for everyone on the local network
  questhall serve --name games.example --behind-proxy 127.0.0.1 --no-browser
  questhall serve --database-url postgresql://questhall@localhost/questhall

You can also set the database URL in QUESTHALL_DATABASE_URL, where other users of the machine
do not see its password. docs/serving.md explains how to serve others.
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "serve",
        help="serve tables to browsers, on this machine or for others",
        description="Serves tables to browsers. Every choice is stored before it takes effect.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    port = whole_number(0, HIGHEST_PORT)
    parser.add_argument("--host", default=DEFAULT_HOST, help="the address to listen on (default %(default)s)")
    parser.add_argument(
        "--port", type=port, help=f"0 picks any free port (default {DEFAULT_PORT}, or any if that is taken)"
    )
    add_database(parser)
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument(
        "--name",
        type=_host_name,
        action="append",
        default=[],
        metavar="NAME",
        help="a host name of the server; may be repeated",
    )
    parser.add_argument(
        "--behind-proxy",
        type=_proxies,
        default="",
        metavar="ADDRESS",
        help="trust this proxy's X-Forwarded-For header; several with commas, or * for whoever connects",
    )
    number = whole_number(1, 1_000_000)
    parser.add_argument(
        "--connections", type=number, metavar="N", help="WebSockets allowed per address (default 256)"
    )
    parser.add_argument(
        "--requests", type=number, metavar="N", help="requests per second and address (default 50)"
    )
    parser.add_argument(
        "--keep-days",
        type=whole_number(0, MOST_DAYS),
        default=KEEP_DAYS,
        metavar="N",
        help=f"delete tables after N days without activity (default {KEEP_DAYS}; 0 keeps all)",
    )
    parser.add_argument("--thinkers", type=number, metavar="N", help="number of processes in which bots think")
    parser.add_argument(
        "--compile",
        action="store_true",
        help="if the rules are not compiled yet, compile them while the server runs",
    )
    parser.add_argument(
        "--metrics",
        type=_host_and_port,
        metavar="[HOST:]PORT",
        help="also listen here, with metrics for Prometheus; anyone who can connect can read them",
    )
    parser.add_argument(
        "--log",
        choices=("text", "json", "warnings"),
        help="what to write to stderr: everything, as text or JSON, or only warnings and errors"
        " (default: warnings in a terminal, otherwise text)",
    )
    parser.set_defaults(run=run)


def add_database(parser: argparse.ArgumentParser) -> None:
    """Options for where tables are stored, shared by several commands."""
    parser.add_argument(
        "--data", type=named_path, metavar="DIR", help="the folder with the tables (default: your data folder)"
    )
    parser.add_argument("--database-url", metavar="URL", help="the database to use instead")


def run(options: argparse.Namespace) -> int:
    """Serve until interrupted."""
    # Imported here so that other commands need not load all this.
    from questhall.server.logs import log_to_stderr
    from questhall.server.network_address import EVERYWHERE, network_address
    from questhall.server.serving import make_server, open_browser, run_server
    from questhall.server.settings import Limits, Settings

    log_to_stderr(options.log or ("warnings" if sys.stderr.isatty() else "text"))
    usual = Limits()
    rate = options.requests or usual.requests[0]
    connections = options.connections or usual.connections
    limits = Limits(
        connections=connections,
        requests=(rate, max(usual.requests[1], int(rate * 4))),
        looked_at=(rate * 2, max(usual.looked_at[1], int(rate * 8))),
        makings=usual.makings if options.requests is None else (rate, int(rate * 4)),
        frames_of_address=(
            max(usual.frames_of_address[0], connections * 4),
            max(usual.frames_of_address[1], connections * 20),
        ),
        work_of_address=(
            max(usual.work_of_address[0], connections / usual.connections / 2),
            usual.work_of_address[1],
        ),
    )
    with ExitStack() as opened:
        listener = opened.enter_context(listen(options.host, options.port))
        monitored_at = opened.enter_context(listen(*options.metrics)) if options.metrics else None
        port = listener.getsockname()[1]
        address = _address(options.host, port)
        reachable_at = "" if options.behind_proxy else network_address(options.host, port)
        settings = Settings(
            database_url=database_url(options, os.environ),
            names=(*options.name, options.host),
            limits=limits,
            keep_days=options.keep_days,
            thinkers=options.thinkers or 0,
            reachable_at=reachable_at,
            compiles=options.compile,
        )

        def announce() -> None:
            print(f"Questhall is open at {address}", flush=True)
            if reachable_at and options.host in EVERYWHERE:
                print(f"Other devices on your network can open {reachable_at}/", flush=True)
            if not options.no_browser:
                open_browser(address)

        server = make_server(settings, options.behind_proxy, BuildShown(), monitored_at)
        run_server(server, listener, announce)
    return 0


class BuildShown:
    """Shows the progress of compiling in the terminal."""

    def __init__(self) -> None:
        self._bar: Bar | None = None

    def __call__(self, stage: Stage | None, why: str) -> None:
        if self._bar is None:
            print("The rules are being compiled; until then the bots are a little weaker.", flush=True)
            self._bar = Bar(sys.stdout)
        if stage is not None:
            self._bar.report(stage)
        elif why:
            self._bar.failed(why)
        else:
            self._bar.finished()


def _address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    name = {"0.0.0.0": DEFAULT_HOST, "::": "::1"}.get(host, host)
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def _host_and_port(text: str) -> tuple[str, int]:
    """Where to listen: `9100` on this machine only, or `10.0.0.1:9100`.

    >>> _host_and_port("[::1]:9100")
    ('::1', 9100)
    """
    host, _, port = text.rpartition(":")
    return host.strip("[]") or DEFAULT_HOST, whole_number(0, HIGHEST_PORT)(port)


def _host_name(text: str) -> str:
    """A name as browsers send it: a whole address would never match.

    >>> _host_name("games.example"), _host_name("gr\u00fcn.example")
    ('games.example', 'xn--grn-ioa.example')
    """
    try:
        name = text.encode("idna").decode()
    except UnicodeError:
        name = ""
    if not HOST_NAME.fullmatch(name):
        raise argparse.ArgumentTypeError(
            f"{shortened(text)!r} is not a host name; without http:// and port, such as games.example"
        )
    return name


def _proxies(text: str) -> str:
    """The addresses of proxies. A name would match nobody, and all players would share the proxy's limits.

    >>> _proxies("127.0.0.1, 10.0.0.0/8")
    '127.0.0.1,10.0.0.0/8'
    """
    if text in ("", ANY_PROXY):
        return text
    parts = [part.strip() for part in text.split(",")]
    for part in parts:
        try:
            ipaddress.ip_network(part)
        except ValueError:
            raise argparse.ArgumentTypeError(
                f"{shortened(part)!r} is not the IP address of a proxy, such as 127.0.0.1"
            ) from None
    return ",".join(parts)


def database_url(options: argparse.Namespace, environment: Mapping[str, str]) -> str:
    from questhall.server.storage.database import sqlite_url

    url: str = options.database_url or environment.get(DATABASE_VARIABLE, "")
    if url and options.data is not None:
        raise UsageError("give --data or a database URL, not both: each says where tables are kept")
    if url:
        return url
    return sqlite_url(options.data or data_folder(environment))


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; any free port if the default one is taken and none was requested."""
    wanted = [DEFAULT_PORT, 0] if port is None else [port]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in wanted:
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(WAITING_CONNECTIONS)
        except OSError as problem:
            listener.close()
            reason = problem.strerror or str(problem)
        else:
            return listener
    raise UsageError(f"cannot listen on {host}, port {wanted[0]}: {reason}")
