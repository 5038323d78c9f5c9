"""Messages as they are written to the wire are those that any WebSocket client reads."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from questhall.server.http.patient_sockets import PatientSocket


@pytest.mark.parametrize("length", [2, 125, 126, 127, 65_535, 65_536, 200_000])
def test_messages_of_every_length_are_read_as_sent(length: int) -> None:
    messages = [b"x" * length, b'{"type":"ok"}', b"y" * length]
    written: list[bytes] = []
    socket = SimpleNamespace(
        _has_ended=False,
        _parser=SimpleNamespace(state=State.OPEN),
        transport=SimpleNamespace(write=written.append),
    )
    PatientSocket.write(socket, messages)  # type: ignore[arg-type]
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN, max_size=None)
    client.receive_data(b"".join(written))
    frames = [event for event in client.events_received() if isinstance(event, Frame)]
    assert [(frame.opcode, frame.fin, bytes(frame.data)) for frame in frames] == [
        (Opcode.TEXT, True, message) for message in messages
    ]
