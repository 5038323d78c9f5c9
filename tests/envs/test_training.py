"""The training example, for a moment: `make test-training` installs what it needs."""

from __future__ import annotations

import importlib.util
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_ppo.py"


@pytest.mark.skipif(
    find_spec("sb3_contrib") is None, reason="needs PyTorch: pip install -r requirements-training.txt"
)
def test_the_training_example_trains_saves_and_measures(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("train_ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    sizes = ["--tables", "8", "--rollout", "16", "--decisions", "256", "--games", "24"]

    share = example.main([*sizes, "--save", str(tmp_path / "model.zip")])

    assert 0.0 <= share <= 1.0
    assert (tmp_path / "model.zip").stat().st_size > 10_000
