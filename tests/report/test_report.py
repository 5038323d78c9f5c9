"""The report: figures counted independently, in three languages, on one page that needs nothing else."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

NEEDED = "reports need pyarrow, altair and vl-convert: pip install 'questhall[report]'"
pytest.importorskip("vl_convert", reason=NEEDED)
pytest.importorskip("altair", reason=NEEDED)
pytest.importorskip("pyarrow", reason=NEEDED)

import pyarrow as pa  # noqa: E402
import pyarrow.parquet as pq  # noqa: E402

from questhall.cli.main import main  # noqa: E402
from questhall.games import find_game  # noqa: E402
from questhall.i18n.texts import LANGUAGES, Texts  # noqa: E402
from questhall.report.counting import count  # noqa: E402
from questhall.report.page import Page, grouped  # noqa: E402
from questhall.report.topics import TOPICS  # noqa: E402

GAMES = {"rent-a-hero": ("3", "30"), "talisman": ("2", "2"), "warhammer-quest": ("2", "4")}


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some games between random bots, in a file."""
    game: str = request.param
    seats, games = GAMES[game]
    path = tmp_path_factory.mktemp("report") / f"{game}.parquet"
    words = ["--seats", seats, "--games", games, "--cap", "3000", "--workers", "1", "--out", str(path)]
    assert main(["sim", game, *words]) == 0
    return path


def test_counts_agree_with_the_rows(played: Path) -> None:
    rows = pq.read_table(played).to_pylist()
    ended = [row for row in rows if row["ending"] is not None]
    run = count(played)

    assert run.games == len(rows)
    assert run.capped == len(rows) - len(ended)
    assert run.endings == Counter(row["ending"] for row in ended)
    assert run.lengths == Counter(row["decisions"] for row in ended)
    together = run.game.is_cooperative
    for seat in range(rows[0]["seats"]):
        won = sum(1.0 if together else 1 / len(row["winners"]) for row in ended if seat in row["winners"])
        assert run.shares["seat"].get(str(seat)) is None or run.shares["seat"][
            str(seat)
        ].victories == pytest.approx(won)
    for topic in run.topics:
        users: Counter[str] = Counter()
        times: Counter[str] = Counter()
        for row in ended:
            used = [use for use in row["uses"] if use["event"] in topic.events]
            users.update(thing for thing, _ in {(use["thing"], use["seat"]) for use in used})
            for use in used:
                times[use["thing"]] += use["times"]
        assert {thing: tally.count for thing, tally in run.uses[topic.id].items()} == users
        assert {thing: tally.times for thing, tally in run.uses[topic.id].items()} == times


class Shape(HTMLParser):
    """The elements of a page; what it would fetch is an error."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.elements[tag] += 1
        for name, value in attributes:
            assert name not in ("src", "href") or (value or "").startswith(("#", "data:")), (tag, name, value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_in_every_language_fetches_nothing(played: Path, language: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"

    assert main(["report", str(played), "-o", str(page), "--lang", language]) == 0
    text = page.read_text(encoding="utf-8")
    shape = Shape()
    shape.feed(text)
    assert f'<html lang="{language}">' in text
    assert not re.search(r"url\((?!#)|@import|<script", text)
    assert shape.elements["details"] == shape.elements["figure"] > 0
    assert shape.elements["svg"] == 2 * shape.elements["figure"], "one for wide and one for narrow screens"
    assert [one.name for one in tmp_path.iterdir()] == ["page.html"]


@pytest.mark.parametrize(
    ("language", "text"), [("en", "12,345.7"), ("pl", "12\xa0345,7"), ("fr", "12\xa0345,7")]
)
def test_large_numbers_with_a_fraction_are_grouped(played: Path, language: str, text: str) -> None:
    assert Page([count(played)], language).decimal(12345.67) == text


def test_two_runs_are_compared(tmp_path: Path) -> None:
    files = []
    for name, words in (("usual", []), ("endless", ["--variant", "endless"])):
        files.append(str(tmp_path / f"{name}.parquet"))
        assert main(["sim", "rent-a-hero", "--games", "20", "--workers", "1", "--out", files[-1], *words]) == 0
    page = tmp_path / "compared.html"

    assert main(["report", *files, "-o", str(page), "--lang", "en"]) == 0
    text = page.read_text(encoding="utf-8")
    assert "dashed" not in text, "only a single run has an average to draw"
    assert "dashed" in Page([count(Path(files[0]))], "en").html()
    usual, endless = (count(Path(file)) for file in files)
    for run, label in ((usual, "usual"), (endless, "endless")):
        total = run.endings["deck_ran_out"]
        assert f'<th scope="row">The deck ran out</th><td>{label}</td><td>{grouped(total, "en")}</td>' in text


@pytest.mark.parametrize("game", TOPICS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_ending_and_event_has_a_name(game: str, language: str) -> None:
    texts = Texts(language, game)
    events = {kind.name for kind in find_game(game).events}

    for topic in TOPICS[game]:
        assert texts.has(f"report-topic-{topic.id}")
        assert {*topic.events} <= events
    for ending in find_game(game).endings.values():
        assert texts.has(f"report-ending-{game}-{ending}")


def test_things_with_the_same_name_are_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "few.parquet"
    assert main(["sim", "talisman", "--seats", "1", "--games", "1", "--cap", "5", "--out", str(path)]) == 0
    names = find_game("talisman").nouns["card"].names

    called = Page([count(path)], "en")._things("took", names)
    assert len({*called.values()}) == len({*names}) > len({one.partition(" (")[0] for one in called.values()})


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    capsys.readouterr()
    assert main(["report", *words]) == 2
    caught = capsys.readouterr()
    assert caught.err.count("\n") == 1, "one sentence"
    return caught.err


def test_what_cannot_be_reported_leaves_nothing_behind(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = str(tmp_path / "page.html")
    letter, other, empty = tmp_path / "letter.parquet", tmp_path / "other.parquet", tmp_path / "empty.parquet"
    letter.write_text("to a friend")
    pq.write_table(pa.table({"number": [1]}), other)
    pq.write_table(pq.read_table(played).slice(0, 0), empty)

    assert "file not found" in refused(capsys, str(tmp_path / "missing.parquet"), "-o", page)
    assert "is not a Parquet file written by Questhall" in refused(capsys, str(letter), "-o", page)
    assert "is not a Parquet file written by Questhall" in refused(capsys, str(other), "-o", page)
    assert "holds no games" in refused(capsys, str(empty), "-o", page)
    assert "is named twice" in refused(capsys, str(played), str(played), "-o", page)
    assert "at most 6 files" in refused(capsys, *[str(played)] * 7, "-o", page)
    assert "cannot write" in refused(capsys, str(played), "-o", str(tmp_path / "nowhere" / "page.html"))
    before = played.read_bytes()
    assert "which is one of the files of games" in refused(capsys, str(played), "-o", str(played))
    assert played.read_bytes() == before
    assert not [path for path in tmp_path.iterdir() if "page" in path.name]


def test_games_that_were_all_abandoned_still_make_a_page(tmp_path: Path) -> None:
    path = tmp_path / "capped.parquet"
    assert main(["sim", "talisman", "--seats", "2", "--games", "2", "--cap", "5", "--out", str(path)]) == 0

    assert "<h1>" in Page([count(path)], "en").html()
