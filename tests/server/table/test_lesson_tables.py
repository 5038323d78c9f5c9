"""Lessons at real tables: the teacher's words, the others' moves, another way and back, a restart."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from questhall import ledger
from questhall.core.records.verify import verify
from questhall.games import GAMES, find_game
from questhall.i18n.texts import Texts
from questhall.lessons import find_lesson, lessons_of
from tests.server.serving import Made, Running, do, sqlite_in, wait_for

PATH = "/api/games/rent-a-hero/lessons"
LESSONS = [(game, lesson.id) for game in GAMES for lesson in lessons_of(game)]


def begin(server: Running, lesson: str, name: str = "Zoe", game: str = "rent-a-hero") -> Made:
    answer = server.ask(f"/api/games/{game}/lessons/{lesson}", {"name": name, "pace": 0})
    answer |= {"seats": [{"seat": answer["seat"], "secret": answer["secret"]}], "invitation": ""}
    return Made(server, answer)


def follow(learner: Any, choices: int = 100) -> None:
    """Take what is advised, so many times or until the lesson is over."""
    for _ in range(choices):
        wait_for(learner, lambda: is_advised(learner))
        if learner.shown["lesson"]["done"]:
            return
        choose(learner, learner.shown["lesson"]["advice"])


def is_advised(learner: Any) -> bool:
    """Whether the lesson is over, or the learner is asked and knows what to take."""
    lesson = learner.shown["lesson"]
    return bool(lesson["done"] or (lesson["advice"] and is_asked(learner)))


def is_asked(learner: Any) -> bool:
    """Whether nothing happens until the learner chooses: if asked early, others may act before."""
    return bool(learner.decision() and not learner.decision()["early"])


def play_to_the_end(learner: Any) -> None:
    """Whoever has strayed takes the last option from now on."""
    while not learner.shown["result"]:
        wait_for(learner, lambda: is_asked(learner) or bool(learner.shown["result"]))
        if is_asked(learner):
            choose(learner, learner.decision()["options"][-1]["key"])


def choose(learner: Any, key: str) -> None:
    answer = do(learner, "choose", choice=learner.decision()["choice"], key=key)
    assert answer["type"] == "ok", answer


def test_the_lessons_are_listed_in_the_language_asked_for(server: Running) -> None:
    lessons = server.ask(f"{PATH}?lang=fr")["lessons"]
    assert [lesson["number"] for lesson in lessons] == [1, 2, 3, 4, 5, 6, 7]
    assert lessons[0]["title"] == "Le but du jeu"
    assert "RAH-GOAL-01" in lessons[0]["clauses"]
    games = {game["id"]: game["lessons"] for game in server.ask("/api/games")["games"]}
    assert (games["rent-a-hero"], games["talisman"]) == (7, 9)
    assert games == {game: len(lessons_of(game)) for game in games}


def test_the_rules_of_a_lesson_are_named_in_the_learners_language(server: Running) -> None:
    table = begin(server, "goal")
    with table.seat(0, "fr") as learner:
        lesson = learner.shown["lesson"]

    rules = ledger.entries("rent-a-hero", "fr")
    assert lesson["titles"] == [rules[id_].title for id_ in lesson["clauses"]] != []


def test_an_unknown_lesson_is_refused(server: Running) -> None:
    assert server.refusal(f"{PATH}/chess", {"name": "Zoe"}) == (404, "unknown-lesson")
    assert server.refusal("/api/games/chess/lessons/goal", {"name": "Zoe"}) == (404, "unknown-game")
    assert server.refusal(f"{PATH}/goal", {"name": "all"}) == (422, "bad-value")
    assert server.refusal(f"{PATH}/goal", {"name": "Zoe", "pace": 60_000}) == (422, "bad-value")


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{game}-{id_}" for game, id_ in LESSONS])
def test_a_lesson_is_played_by_following_the_teacher(server: Running, game: str, lesson: str) -> None:
    table = begin(server, lesson, game=game)
    assert table.now()["lesson"] == lesson
    with table.seat(0, "pl") as learner:
        said = [learner.shown["lesson"]["text"]]
        while not learner.shown["lesson"]["done"]:
            follow(learner, 1)
            wait_for(learner, lambda: is_advised(learner))
            said.append(learner.shown["lesson"]["text"])
        meant = words_of(game, lesson, "pl", [seat["name"] for seat in table.now()["seats"]])
        heard = dict.fromkeys(said)
        assert [text for text in heard if text in meant] == meant
        assert said[-1] == meant[-1]
        ids = [one.id for one in lessons_of(game)]
        assert learner.shown["lesson"]["number"] == ids.index(lesson) + 1
        assert learner.shown["lesson"]["next"] == [*ids[1:], ""][ids.index(lesson)]
    report = verify(find_game(game), server.stored(table.id))
    assert report.findings == []


def words_of(game: str, lesson: str, language: str, people: list[str]) -> list[str]:
    """What the teacher says where the learner is asked, and at the end; at other steps the learner looks on."""
    found = find_lesson(game, lesson)
    assert found is not None
    scenario = found.scenario
    texts = Texts(language, game, players=len(scenario.seats))
    names = dict(zip(scenario.seats, people, strict=True))
    return [
        texts.say(step.say, **names)
        for step in scenario.steps
        if not step.moves or any(getattr(move, "seat", "") == scenario.learner for move in step.moves)
    ]


def test_the_others_are_called_as_the_teacher_calls_them(server: Running) -> None:
    table = begin(server, "wanderer", name="Ben")
    names = [seat["name"] for seat in table.now()["seats"]]
    assert names == ["Ben", "Bot Ana", "Bot Cleo"]
    with table.seat(0) as learner:
        assert "Bot Ana has sent the wanderer, and Bot Cleo did not want it" in learner.shown["lesson"]["text"]


def test_another_choice_is_allowed_and_can_be_undone(server: Running) -> None:
    table = begin(server, "hint")
    with table.seat(0) as learner:
        wait_for(learner, lambda: is_advised(learner))
        advised = learner.shown["lesson"]
        assert (advised["advice"], advised["strayed"]) == ("hint pyromaniac", False)
        choose(learner, "hint witch")
        strayed = learner.shown["lesson"]
        assert (strayed["advice"], strayed["strayed"], strayed["done"]) == ("", True, False)
        assert "“Ask for a hint with the Pyromaniac”" in strayed["text"]
        assert "Only a Pyromaniac would hurt you" in strayed["text"]
        assert do(learner, "undo")["type"] == "ok"
        assert learner.shown["lesson"] == advised
        follow(learner)
        assert learner.shown["lesson"]["done"]


def test_a_learner_who_strays_plays_against_bots(server: Running) -> None:
    """Nobody waits for a learner to come back: the game goes on to its end."""
    table = begin(server, "bluff")
    with table.seat(0) as learner:
        wait_for(learner, lambda: is_advised(learner))
        choose(learner, "send wizard")
        play_to_the_end(learner)
        assert learner.shown["lesson"]["strayed"]
        assert "Restart the lesson" in learner.shown["lesson"]["text"]
    assert verify(find_game("rent-a-hero"), server.stored(table.id)).findings == []


def test_a_fifth_object_can_be_undone(server: Running) -> None:
    """Another option may lead to a question of its own."""
    table = begin(server, "belongings", game="talisman")
    with table.seat(0) as learner:
        wait_for(learner, lambda: is_advised(learner))
        advised = learner.shown["lesson"]
        assert (advised["advice"], advised["number"], advised["of"]) == ("take mule", 1 + 3, 9)
        choose(learner, "take sword")
        wait_for(learner, lambda: learner.shown["lesson"]["strayed"])
        strayed = learner.shown["lesson"]
        assert (strayed["advice"], strayed["done"]) == ("", False)
        assert "“Take the Mule”" in strayed["text"]
        assert "a fifth Object is one too many" in strayed["text"]
        assert {option["key"] for option in learner.decision()["options"]} >= {"leave sword", "leave shield"}
        assert do(learner, "undo")["type"] == "ok"
        assert learner.shown["lesson"] == advised
        follow(learner)
        assert learner.shown["lesson"]["done"]


def test_a_learner_who_keeps_a_bad_roll_plays_on_to_the_end(server: Running) -> None:
    table = begin(server, "crown", game="talisman")
    with table.seat(0) as learner:
        while learner.shown["lesson"]["advice"] != "reroll first":
            follow(learner, 1)
            wait_for(learner, lambda: is_advised(learner))
        choose(learner, "keep roll")
        play_to_the_end(learner)
        assert learner.shown["lesson"]["strayed"]
        assert "One fate gives you another try" in learner.shown["lesson"]["text"]
    assert verify(find_game("talisman"), server.stored(table.id)).findings == []


def test_what_is_to_come_is_not_sent(server: Running) -> None:
    """Neither what Ben holds nor the deck, until it is played or drawn."""
    table = begin(server, "spells", game="talisman")
    with table.seat(0) as learner:
        while learner.shown["lesson"]["advice"] != "cast counterspell":
            sent = json.dumps(learner.shown).lower()
            assert "acquisition" not in sent
            assert "preservation" not in sent
            assert ("counterspell" in sent) == (learner.shown["lesson"]["advice"] == "take two_bags_of_gold")
            follow(learner, 1)
            wait_for(learner, lambda: is_advised(learner))
        assert "acquisition" in json.dumps(learner.shown).lower()


def test_a_lesson_is_not_listed_nor_watched(server: Running) -> None:
    table = begin(server, "goal")
    assert table.now()["watch"] is False
    assert table.id not in [one["id"] for one in server.ask("/api/tables")["tables"]]


def test_other_tables_have_no_lesson(server: Running) -> None:
    table = server.make("Ana", "easy", "easy")
    assert table.now()["lesson"] == ""
    with table.seat(0) as ana:
        assert "lesson" not in ana.shown


def test_a_lesson_continues_after_a_restart(tmp_path: Path) -> None:
    with Running(sqlite_in(tmp_path)) as server:
        table = begin(server, "powers")
        with table.seat(0) as learner:
            follow(learner, 2)
    with Running(sqlite_in(tmp_path)) as server:
        table.server = server
        with table.seat(0) as learner:
            wait_for(learner, lambda: is_advised(learner))
            assert learner.shown["lesson"]["advice"] == "silent"
            follow(learner)
            assert learner.shown["lesson"]["done"]
