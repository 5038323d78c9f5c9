"""The examples in examples/serving: nginx started for real in front of a server, and the systemd unit."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
import pytest
from websockets.typing import Origin

from tests.server.serving import WAIT_SECONDS, Running, client, free_port, opened, sqlite_in
from tests.suite.needs import is_missing

EXAMPLES = Path(__file__).parents[3] / "examples" / "serving"
MAIN = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


@contextmanager
def proxied(server: Running, folder: Path) -> Iterator[str]:
    """nginx as the example sets it up, apart from the addresses at which it listens and finds the server."""
    nginx = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    if nginx is None:
        is_missing("nginx", "apt-get install nginx-light")
    port = free_port()
    site = (EXAMPLES / "nginx.conf").read_text()
    assert "listen 80;" in site
    assert "server server:8421;" in site
    site = site.replace("listen 80;", f"listen 127.0.0.1:{port};")
    site = site.replace("server server:8421;", f"server {server.address.removeprefix('http://')};")
    (folder / "site.conf").write_text(site)
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder))
    with subprocess.Popen([nginx, "-p", folder, "-c", folder / "nginx.conf"]) as process:
        try:
            _wait_until_it_listens(process, port)
            yield f"http://localhost:{port}"
        finally:
            process.terminate()


def _wait_until_it_listens(process: subprocess.Popen[bytes], port: int) -> None:
    end = time.monotonic() + WAIT_SECONDS
    while time.monotonic() < end:
        assert process.poll() is None, "nginx has ended"
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.02)
    raise AssertionError("nginx does not listen")


def _as_a_browser(address: str, path: str, body: object) -> dict[str, object]:
    """A browser sends the origin of the page, with its port, along with everything that changes something."""
    headers = {"Content-Type": "application/json", "Origin": address}
    request = urllib.request.Request(address + path, msgspec.json.encode(body), headers)
    with urllib.request.urlopen(request, timeout=WAIT_SECONDS) as response:
        return dict(msgspec.json.decode(response.read()))


def test_a_browser_plays_through_the_nginx_of_the_example(tmp_path: Path) -> None:
    with (
        Running(sqlite_in(tmp_path), trusted_proxies="127.0.0.1") as server,
        proxied(server, tmp_path) as address,
    ):
        with urllib.request.urlopen(f"{address}/healthz", timeout=WAIT_SECONDS) as response:
            assert response.status == 200
            assert "frame-ancestors" in response.headers["Content-Security-Policy"]
        assert client.ask(address, "/api/games")["games"]

        seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot"}, {"kind": "bot"}]
        wanted = {"game": "rent-a-hero", "seats": seats, "pace": 0, "entropy": "a word"}
        made = msgspec.convert(_as_a_browser(address, "/api/tables", wanted), dict)
        play = f"{address.replace('http', 'ws')}/api/tables/{made['table']['id']}/play"
        with opened(play, origin=Origin(address)) as socket_:
            hello = {"type": "hello", "protocol": 1, "secrets": [made["seats"][0]["secret"]]}
            socket_.send(msgspec.json.encode(hello).decode())
            welcome = msgspec.json.decode(socket_.recv(WAIT_SECONDS))
        assert welcome["type"] == "welcome"
        assert welcome["seats"] == [0]


@pytest.mark.parametrize("path", ["/metrics", "/readyz"])
def test_the_proxy_does_not_show_what_is_for_the_operator(tmp_path: Path, path: str) -> None:
    with (
        Running(sqlite_in(tmp_path), trusted_proxies="127.0.0.1") as server,
        proxied(server, tmp_path) as address,
    ):
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(address + path, timeout=WAIT_SECONDS)
        refused.value.close()
        assert refused.value.code == 404


def test_the_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    verify = shutil.which("systemd-analyze")
    if verify is None:
        is_missing("systemd-analyze", "apt-get install systemd")
    unit = (EXAMPLES / "questhall.service").read_text()
    assert "LimitNOFILE=" in unit
    program = tmp_path / "questhall"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    copy = tmp_path / "questhall.service"
    copy.write_text(unit.replace("/opt/questhall/bin/questhall", str(program)))
    checked = subprocess.run([verify, "verify", "--man=no", copy], capture_output=True, text=True)
    assert "questhall.service" not in checked.stderr, checked.stderr
    assert checked.returncode == 0, checked.stderr
