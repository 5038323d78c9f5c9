"""What can be typed besides an option: help, why, undo, log, table, save, skip, quit, and nonsense."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from questhall import ledger
from questhall.cli.terminal.typed_input import find_keys, find_numbered, fold, split_command
from questhall.core.engine.errors import SaveFailed
from questhall.i18n.texts import Texts
from tests.cli.terminal.scripted_game import Game

# Choosing


OPTIONS = ["recruit", "pass", "hint witch", "hint wizard"]


def test_an_option_is_chosen_by_number_key_or_unique_beginning() -> None:
    assert find_numbered("2", OPTIONS) == ["pass"]
    assert find_numbered("hint witch", OPTIONS) == ["hint witch"]
    assert find_numbered("HINT WIZ", OPTIONS) == ["hint wizard"]
    assert find_numbered("r", OPTIONS) == ["recruit"]
    assert find_numbered("h wi", OPTIONS) == ["hint witch", "hint wizard"]


@pytest.mark.parametrize("said", ["0", "5", "9" * 5000, "-1", "²", "fly", "pass away", "witch", "\x1b[A"])
def test_nonsense_is_not_an_option(said: str) -> None:
    assert find_numbered(said, OPTIONS) == []


def test_a_whole_key_wins_over_longer_ones() -> None:
    assert find_keys("send", ["send deck", "send", "send witch"]) == ["send"]


def test_commands_are_understood_in_english_and_in_the_players_language() -> None:
    polish = Texts("pl")
    assert split_command("cofnij", polish) == ("undo", "")
    assert split_command("STOL", polish) == ("table", "")
    assert split_command("undo", polish) == ("undo", "")
    assert split_command("?wiedźma", polish) == ("help", "wiedźma")
    assert split_command("recruit", polish) == ("", "")
    assert fold("Maître-Chien") == "maitre chien"


def test_bad_input_gets_a_sentence_and_changes_nothing(tmp_path: Path) -> None:
    game = Game(tmp_path)
    before = game.setting.session.digest()
    shown = game.type("99", "fly", "\x1b[31mred", "", "x" * 500, "d e c", "\ud800")
    assert shown.count("is not one of the options: type a number from 1 to 2") == 6
    assert "\x1b" not in shown
    assert shown.count("do you use a power?") == 2, "an empty line shows the options again"
    assert game.setting.session.digest() == before


def test_an_option_is_chosen_by_the_beginning_of_its_text(tmp_path: Path) -> None:
    game = Game(tmp_path)
    shown = game.type("use noth")
    assert "2. Use nothing\n" in shown, "no key is shown"
    assert [made.key for made in game.setting.session.made if made.by == "person"] == ["decline"]


def test_an_ambiguous_beginning_names_what_it_may_mean(tmp_path: Path) -> None:
    shown = game_at(tmp_path, "offer").type("hint")
    assert "“hint” can mean several options: hint " in shown


def game_at(folder: Path, occasion: str, seats: str = "human,random,random") -> Game:
    """A game played on until a person is asked this."""
    game = Game(folder, "--seats", seats)
    session = game.setting.session
    while (asked := session.decision()) is not None:
        person = game.setting.players[asked.seat].is_human()
        if person and asked.occasion == occasion:
            return game
        session.choose(asked.seat, asked.keys()[-1], "person" if person else "bot")
    raise AssertionError(f"nobody was asked {occasion}")


# Help and why


def test_help_explains_the_commands_and_the_game(tmp_path: Path) -> None:
    shown = Game(tmp_path).type("?", "help")
    assert shown.count("Gather six different heroes") == 2
    assert "undo: undo your last choice" in shown


def test_help_shows_a_card_in_any_spelling(tmp_path: Path) -> None:
    shown = Game(tmp_path).type("help witch", "help Black_Knight", "help pyro")
    assert "Witch, strength 3" in shown
    assert "Power, once: refresh another used hero in your party" in shown
    assert "As a requirement, it asks for strength 3 or less (the number of players)" in shown
    assert "Pyromaniac, strength 2" in shown


def test_help_understands_names_of_the_players_language(tmp_path: Path) -> None:
    assert "Wiedźma, siła 3" in Game(tmp_path, "--lang", "pl").type("pomoc wiedzma")
    french = Game(tmp_path, "--lang", "fr", "--save", str(tmp_path / "fr.record")).type("aide Maître-Chien")
    assert "Maître-Chien, valeur 4" in french


def test_help_shows_a_clause_and_a_ruling(tmp_path: Path) -> None:
    shown = Game(tmp_path).type("help rah-hint-05", "help RAH-Q12")
    assert "RAH-HINT-05 Not the last card (page 7 of the rulebook)" in shown
    assert "The last card of a hand cannot be used for a hint" in shown
    assert "RAH-Q12 Six heroes (our ruling where the rulebook is silent)" in shown
    assert "**" not in shown


@pytest.mark.parametrize(("said", "id_"), [("q6", "RAH-Q06"), ("Q12", "RAH-Q12"), ("hint-05", "RAH-HINT-05")])
def test_a_rule_is_found_by_its_short_name(tmp_path: Path, said: str, id_: str) -> None:
    assert f"\n> {id_} " in Game(tmp_path).type(f"help {said}")


@pytest.mark.parametrize("language", ["pl", "fr"])
def test_rules_are_shown_in_the_players_language(tmp_path: Path, language: str) -> None:
    shown = one_line(Game(tmp_path, "--lang", language).type("help q6", "help RAH-HINT-05"))
    ruling = ledger.rulings("rent-a-hero", language)["RAH-Q06"]
    clause = ledger.clauses("rent-a-hero", language)["RAH-HINT-05"]

    for rule in (ruling, clause):
        assert one_line(f"{rule.id} {rule.title} (") in shown
        assert one_line(rule.text.replace("*", "")) in shown


def one_line(text: str) -> str:
    """However its lines are broken."""
    return " ".join(text.split())


def test_help_on_nothing_known_says_what_there_is(tmp_path: Path) -> None:
    assert "There is no help on “dragon”; possible: Angry Chicken, " in Game(tmp_path).type("help dragon")


def test_why_names_the_reason_and_the_rule(tmp_path: Path) -> None:
    shown = Game(tmp_path).type("why pass", "why hint", "why use sergeant")
    assert (
        "Not possible now by rule RAH-OFFER-01: pass\nOnly the player with the wanderer in front of them"
        in shown
    )
    assert "RAH-OFFER-01: hint angry_chicken, hint pyromaniac, " in shown
    assert "and 1 more" in shown
    assert "Not possible now by rule RAH-POWER-02: use sergeant\nThis hero is not in your party" in shown


def test_why_of_what_is_possible_says_so(tmp_path: Path) -> None:
    shown = Game(tmp_path).type("why decline", "why 1")
    assert "Possible now: decline" in shown
    assert "All numbered options are possible" in shown


def test_why_of_nonsense_says_what_options_begin_with(tmp_path: Path) -> None:
    shown = Game(tmp_path).type("why fly")
    assert "“fly”; options begin with: claim, decline, discard, hint, pass, recruit, send, silent, use" in shown


def test_a_bare_why_says_what_can_be_asked(tmp_path: Path) -> None:
    shown = Game(tmp_path).type("why")
    assert "Ask about an option by its key, for example: why pass; options begin with: claim, " in shown
    assert "“”" not in shown


# Undo


def test_undo_by_right_needs_no_consent(tmp_path: Path) -> None:
    game = Game(tmp_path, "--seats", "human,human,human")
    session = game.setting.session
    while (asked := session.decision()) is not None:
        if session.undo_right(asked.seat) < len(session.made):
            break
        session.choose(asked.seat, asked.keys()[-1])
    assert asked is not None
    made = len(session.made)
    shown = game.type("", "undo")
    assert f"{session.name(asked.seat)} undoes their last choice" in shown
    assert "agree?" not in shown
    assert len(session.made) < made


def test_undo_further_back_needs_the_consent_of_those_at_the_keyboard(tmp_path: Path) -> None:
    game = Game(tmp_path)
    start = len(game.setting.session.made)
    refused = game.type("1", "undo", "n")
    made = len(game.setting.session.made)
    names = " and ".join(sorted({game.setting.session.name(each.seat) for each in game.setting.session.made}))
    assert f"To undo the last choice of Ana, {made - start} choices by {names} would be undone" in refused
    assert "Does everyone at this keyboard agree? (y/n)" in refused
    assert "Nothing was undone" in refused
    assert made > start

    again = Game(tmp_path, "--resume", str(game.setting.path), seed=None)
    agreed = again.type("undo", "y")
    assert "Ana undoes their last choice" in agreed
    assert len(again.setting.session.made) == start


def test_undo_without_a_choice_says_so(tmp_path: Path) -> None:
    assert "You have no choice to undo" in Game(tmp_path).type("undo")


# Log, table, save


def test_the_log_tells_what_happened_as_this_seat_knows_it(tmp_path: Path) -> None:
    shown = Game(tmp_path).type("log all", "log 2")
    assert "- Ana is dealt the Witch as a hand card" in shown
    assert "- Ben is dealt a hand card" in shown
    assert "Ben is dealt the Witch as a hand card" not in shown
    assert "The last 2 of " in shown


def test_the_table_in_full_shows_the_discard_pile(tmp_path: Path) -> None:
    assert "Discard pile: 4 Dog Trainer" in Game(tmp_path).type("table")
    assert "Discard pile: " not in Game(tmp_path, "--save", str(tmp_path / "other.record")).type()


def test_save_says_where_and_writes_a_copy(tmp_path: Path) -> None:
    game = Game(tmp_path)
    copy = tmp_path / "copy.record"
    shown = game.type("save", f"save {copy}", f"save {copy}")
    assert f"Every choice is saved in {game.setting.path}" in shown
    assert f"A copy of the game was saved in {copy}" in shown
    assert "cannot write" in shown, "a copy is not written over another"
    assert copy.read_bytes() == game.setting.path.read_bytes()


def test_a_choice_that_cannot_be_saved_is_not_made_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game(tmp_path)
    session = game.setting.session
    choose, failures = session.choose, [errno.ENOSPC]

    def full_disk_once(*arguments: object) -> object:
        if failures:
            failures.pop()
            raise SaveFailed("cannot save: no space left on device")
        return choose(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(session, "choose", full_disk_once)
    shown = game.type("2", "", "2")
    assert "no space left on device" in shown
    assert "Press Enter to try again, or type quit" in shown
    assert session.made[0].key == "decline"


# Skip


def test_skip_declines_windows_until_its_condition_comes_true(tmp_path: Path) -> None:
    game = Game(tmp_path)
    shown = game.type("skip my_turn")
    session = game.setting.session
    assert "You will not be asked about powers until your turn" in shown
    orders = [made for made in session.made if made.by == "order"]
    assert orders
    assert all(made.key == "decline" and made.seat == 0 for made in orders)
    asked = session.decision()
    assert asked is not None
    assert asked.seat == 0
    assert not asked.is_window or session.view(0)["active"] == 0


def test_skip_asks_until_when_and_refuses_what_it_does_not_know(tmp_path: Path) -> None:
    shown = Game(tmp_path, "--keys").type("skip", "2", "skip", "tomorrow", "skip 7")
    assert "1. until your turn [my_turn]" in shown
    assert "2. until the wanderer is in front of you [wanderer_before_me]" in shown
    assert "“tomorrow” is not one of: my_turn, wanderer_before_me, stop" in shown
    assert "“7” is not one of" in shown


def test_skip_and_enter_changes_nothing(tmp_path: Path) -> None:
    game = Game(tmp_path)
    shown = game.type("skip my_turn", "skip", "")
    assert "Nothing changes: you will be asked as before" in shown
    assert "“”" not in shown


def test_a_standing_order_can_be_stopped(tmp_path: Path) -> None:
    game = Game(tmp_path)
    shown = game.type("skip my_turn", "skip stop")
    assert "You will be asked about your powers again" in shown
    assert game.setting.orders.of(0) == []


def test_undo_ends_a_standing_order(tmp_path: Path) -> None:
    game = Game(tmp_path)
    game.type("1", "skip 1", "undo", "y")
    assert game.setting.orders.of(0) == []


# Leaving


@pytest.mark.parametrize("word", ["quit", "q", "exit", "QUIT"])
def test_quitting_says_how_to_go_on(tmp_path: Path, word: str) -> None:
    game = Game(tmp_path)
    shown = game.type(word)
    assert f"questhall play rent-a-hero --resume {game.setting.path}" in shown
    assert game.asked == 1


def test_the_end_of_input_and_ctrl_c_are_like_quitting(tmp_path: Path) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    at_the_end = Game(tmp_path).type()
    game = Game(tmp_path, "--save", str(tmp_path / "other.record"))
    assert "To continue this game" in at_the_end
    assert "To continue this game" in game.play_on(interrupted)


def test_quitting_hides_the_hand_when_several_people_share_the_keyboard(tmp_path: Path) -> None:
    shown = Game(tmp_path, "--seats", "human,human,random").type("", "quit")
    assert "Your hand" in shown
    assert "Your hand" not in shown.rsplit("\f", 1)[-1]
