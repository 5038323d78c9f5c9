"""The lobby does what its description for machines says, whatever it is asked."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from questhall.server.protocol.openapi import description
from tests.server.serving import WAIT_SECONDS, Running

EXAMPLES = 15

SCHEMA: Any = schemathesis.openapi.from_dict(dict(description()))
OPERATIONS = [found.ok() for found in SCHEMA.get_all_operations()]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_answer_is_as_described(server: Running, operation: Any) -> None:
    @given(case=operation.as_strategy())
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    def ask(case: Any) -> None:
        case.call_and_validate(base_url=server.address, timeout=WAIT_SECONDS)

    ask()
