"""The engine's speed: pure and compiled, beside the field, in one run. See docs/performance.md."""
