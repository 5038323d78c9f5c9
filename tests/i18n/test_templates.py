"""Simple messages are put together without Fluent, and read the same."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games import GAMES
from questhall.i18n.texts import LANGUAGES, Texts, template_of, variables


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
