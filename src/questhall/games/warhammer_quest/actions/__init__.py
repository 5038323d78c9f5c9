"""An action of a hero, step by step: choose, spend tokens, roll, reroll, modify, resolve."""
