"""Simple messages are put together without Fluent, and read the same."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games import GAMES
from questhall.i18n.texts import LANGUAGES, Argument, Texts, _unmarked, selectors, template_of, variables


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_simple_messages_read_as_fluent_puts_them(language: str, game: str) -> None:
    texts = Texts(language, game, players=4)
    simple = 0
    for key, message in texts.messages.items():
        patterns = [("", message.value), *((each.id.name, each.value) for each in message.attributes)]
        for attribute, pattern in patterns:
            template = None if pattern is None else template_of(pattern)
            if pattern is None or template is None:
                continue
            simple += 1
            given = {variable: f"<Zoë's {variable}>" for variable in variables(pattern)}
            compiled: Any = texts._bundle.get_message(key)
            whole = compiled.attributes[attribute] if attribute else compiled.value
            said, errors = texts._bundle.format_pattern(whole, given)
            assert not errors
            assert said == "".join(text if name is None else given[name] for text, name in template)
    assert simple > 500


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_sentences_remembered_without_names_read_as_if_they_had_been_there(language: str, game: str) -> None:
    texts = Texts(language, game, players=4)
    named = 0
    for key, message in texts.messages.items():
        for attribute in ["", *(f".{each.id.name}" for each in message.attributes)]:
            pattern = texts._pattern(key + attribute)
            if pattern is None:
                continue
            chosen_by = {variable.partition("_")[0] for variable in selectors(pattern)}
            arguments = sorted({variable.partition("_")[0] for variable in variables(pattern)})
            for names in (["Ana", "Żółć", "O'Neill"], ["", "x" * 32, "Ana"]):
                given: dict[str, Argument] = {
                    argument: 2 if argument in chosen_by else names[place % 3]
                    for place, argument in enumerate(arguments)
                }
                marked = texts._format(key + attribute, tuple(given.items()), is_marked=True)
                assert texts.spell(key + attribute, **given) == _unmarked(marked, arguments)
                named += 1
    assert named > 1000


def test_a_name_that_selects_a_variant_is_not_left_open() -> None:
    texts = Texts("en", "warhammer-quest", players=4)
    chosen = [key for key, message in texts.messages.items() if message.value and selectors(message.value)]
    assert chosen
    for key in chosen:
        value = texts.messages[key].value
        assert value is not None
        assert {variable.partition("_")[0] for variable in selectors(value)} <= texts.closed(key)
