"""The round and its four phases, peril effects, victory and defeat."""
