"""The engine that rules run on: state, cards, chance, frames, rules, windows, events, and who knows which
card. Compiled.
"""
