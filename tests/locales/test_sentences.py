"""One golden file holds the words of Python and of the browser (web/tests/sentences.test.ts) to the same."""

from __future__ import annotations

from tests.golden import sentences


def test_every_sentence_of_the_base_set_and_the_golden_games_is_the_golden_one() -> None:
    made, golden = sentences.text().splitlines(), sentences.FILE.read_text(encoding="utf-8").splitlines()
    changed = [(new, old) for new, old in zip(made, golden, strict=False) if new != old]
    assert not changed, "if the new words are meant: make sentences"
    assert len(made) == len(golden)
