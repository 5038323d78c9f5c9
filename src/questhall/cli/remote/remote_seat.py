"""What a person sees and does in a seat at a server's table, on any screen. There are no rules here."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from questhall.cli.remote.connection import Connection
from questhall.cli.remote.table_commands import seats, skip
from questhall.cli.terminal.help import show_help
from questhall.cli.terminal.moments import Choice, Moment
from questhall.cli.terminal.screen import Leave, Screen
from questhall.cli.terminal.terminal_game import AtTable
from questhall.cli.terminal.typed_input import echo, find_numbered, fold, split_command
from questhall.games import find_game
from questhall.games.drawing import find_drawing
from questhall.i18n.speech import Speech, spoken_key
from questhall.i18n.texts import Texts

FASTEST_PACE = 1


@dataclass
class RemoteSeat(AtTable):
    """`seat` is None for a spectator."""

    connection: Connection
    seat: int | None
    since: int = 0
    """The first event that counts as news: the one after one's own last choice."""
    pending: dict[str, str] = field(default_factory=dict)
    """What questions to the server were about, by the id of the message."""

    # Seeing

    def names(self) -> list[str]:
        return [str(seat["name"]) or "?" for seat in self.connection.table["seats"]]

    def has_started(self) -> bool:
        return "view" in self.connection.shown

    def decision(self) -> dict[str, Any] | None:
        """What this seat is asked and has not answered."""
        decision: dict[str, Any] | None = self.connection.shown.get("decision")
        return decision if decision and not decision["answer"] else None

    def result(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.connection.shown.get("result")
        return found

    def view(self) -> dict[str, object]:
        """The table, with whom it waits for or how the game ended, as drawings expect it."""
        shown = self.connection.shown
        whole: dict[str, object] = dict(shown["view"])
        if shown.get("awaited"):
            whole["awaited"] = shown["awaited"]
        if shown.get("result"):
            whole["result"] = {name: shown["result"][name] for name in ("ending", "winners")}
        return whole

    def moment(self) -> Moment:
        self.speech.names[:] = self.names()
        happened = sorted(self.connection.log.items())
        log = [entry.text for _, entry in happened]
        quiet = self.drawing.QUIET
        news = [entry.text for n, entry in happened if n >= self.since and entry.kind not in quiet]
        large = tuple(entry.text for _, entry in happened if entry.kind in self.drawing.LARGE)
        result = self.result()
        large += () if result is None else (result["verdict"],)
        asked = self.decision()
        if asked is None:
            waiting = (self.connection.shown.get("awaited") or {}).get("text", "")
            return Moment(self.drawing, self.speech, self.view(), news, log, waiting, large=large)
        choices = tuple(
            Choice(option["text"], spoken_key(option["key"], self.speech.names), _things(option))
            for option in asked["options"]
        )
        return Moment(self.drawing, self.speech, self.view(), news, log, asked["text"], choices, large=large)

    def gathering(self) -> str:
        """Who is still missing before the game begins."""
        seats = self.connection.table["seats"]
        missing = [seat["name"] or "…" for seat in seats if seat["kind"] != "bot" and not seat["ready"]]
        return self.speech.say("join-gathering", missing=", ".join(missing))

    def consent_wanted(self) -> str:
        """The question whether somebody else may undo a choice, if this seat has to answer it."""
        wish = self.connection.table.get("undo")
        if wish is None or self.seat is None or self.seat in (wish["seat"], *wish["agreed"]):
            return ""
        return self.speech.say("join-consent", seat=self.names()[wish["seat"]], choices=wish["choices"])

    def show_result(self) -> None:
        result = self.result()
        assert result is not None
        rows = [(name, Text(text)) for name, text in result["standings"]]
        self.screen.rows(result["text"], rows)
        self.screen.line(result["verdict"], "bold")
        for sentence in result["story"]:
            self.screen.line(sentence)

    def invites_to_go_on(self) -> str:
        """The key of the question whether to play again, or the next quest; empty if that is not possible."""
        result = self.result()
        if result is None or self.seat is None or self.connection.table["lesson"]:
            return ""
        if result["goes_on"]:
            return "join-next-quest"
        return "" if self.connection.table["campaign"] else "join-rematch"

    # Acting

    def obey(self, said: str) -> None:
        """Handle input: an option by number or first letters, or a command; invalid input gets a sentence."""
        command, rest = split_command(said, self.speech.texts)
        first, _, message = said.partition(" ")
        if command == "quit":
            raise Leave
        if fold(first) in ("chat", fold(self.speech.say("command-chat"))):
            self.send("chat", text=message.strip()) if message.strip() else self.tell("join-chat-what")
        elif command in ("help", ""):
            show_help(self, rest) if command else self._choose(said)
        elif command == "why":
            self._ask_why(rest)
        elif command == "undo":
            self.send("undo")
        elif command == "table":
            view = self.view()
            self.screen.rows(
                self.drawing.title(view, self.speech), self.drawing.draw(view, self.speech, in_full=True)
            )
        elif command == "log":
            self.screen.sentences(entry.text for _, entry in sorted(self.connection.log.items()))
        elif command == "skip":
            skip(self, rest)
        elif command == "seat":
            seats(self, rest)
        else:
            self.tell("join-saved" if command == "save" else "join-together")

    def consent(self, *, agree: bool) -> None:
        self.send("consent", agree=agree)

    def hurry(self, pace: int, *, skip: bool) -> bool:
        """Change the bots' speed, if this seat may."""
        if self.seat not in self.connection.table["pacemakers"]:
            return False
        self.send("pace", pace=max(FASTEST_PACE, pace), skip=skip)
        return True

    def _choose(self, said: str) -> None:
        asked = self.decision()
        if asked is None:
            self.tell("not-yet-remote")
            return
        keys = [option["key"] for option in asked["options"]]
        meant = find_numbered(said, keys, self.speech.names)
        if not meant and not said.isdecimal():
            meant = [
                option["key"] for option in asked["options"] if fold(option["text"]).startswith(fold(said))
            ]
        if len(meant) == 1:
            self.send("choose", choice=asked["choice"], epoch=asked["epoch"], key=meant[0])
            self.since = int(self.connection.shown.get("log_length", 0))
        elif meant:
            possible = ", ".join(spoken_key(key, self.speech.names) for key in meant)
            self.tell("input-ambiguous", said=echo(said), possible=possible)
        else:
            self.tell("input-unknown", said=echo(said), options=len(keys))

    def _ask_why(self, said: str) -> None:
        if not said:
            self.tell("join-why-about")
            return
        words = {
            "_".join(name.casefold().split()): f"seat-{seat}" for seat, name in enumerate(self.speech.names)
        }
        key = " ".join(words.get(word, word) for word in said.casefold().split())
        self.pending[self.send("why", key=key)] = key

    def send(self, kind: str, **fields: Any) -> str:
        """Send a message; nothing, with a sentence, from a spectator."""
        if self.seat is None:
            self.tell("join-watching")
            return ""
        return self.connection.say(kind, seat=self.seat, **fields)

    # Other messages

    def hear(self, message: dict[str, Any]) -> None:
        """Show messages meant for people: refusals, reasons, chat, notices."""
        kind = message["type"]
        if kind == "error":
            self.screen.line(message["text"], "red")
        elif kind == "notice":
            self.screen.line(message["text"], "bold")
        elif kind == "chat":
            self.screen.line(f"{message['name']}{self.screen.colon} {message['text']}")
        elif kind == "change" and "undone" in message:
            self.screen.line(message["undone"]["text"])
        elif kind == "answer" and message.get("id") in self.pending:
            key = self.pending.pop(message["id"])
            self.screen.line(
                self.speech.say("why-possible", keys=key) if message["possible"] else message["text"]
            )
            if message.get("rule"):
                self.screen.line(message.get("title", ""), "bold")
                self.screen.line(message["rule"])


def _things(option: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    named = option["objects"] or option["refers"][-1:]
    return tuple((str(kind), str(name)) for kind, name in named)


def sit_down(connection: Connection, screen: Screen, language: str, seat: int | None) -> RemoteSeat:
    """The seat of a connection that has been welcomed."""
    table = connection.table
    game = find_game(table["game"])
    texts = Texts(language, game.id, players=len(table["seats"]))
    names = [str(each["name"]) or "?" for each in table["seats"]]
    speech = Speech(texts, game, names, table["variants"])
    return RemoteSeat(speech, find_drawing(game), screen, connection, seat)
