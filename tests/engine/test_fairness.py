"""Wide seeds deal evenly, and what a record says about its shuffle can be checked."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise

import pytest

from terramara import Game, Options
from terramara.engine.deal import WIDE, Stream
from terramara.engine.fairness import Fair, commitment_of, mixed_seed, seal_of
from terramara.engine.record import RecordError

SECRET = bytes(range(32))
SHARES = {0: "ab" * 32, 2: "01" * 32}
SEALS = {seat: seal_of(share) for seat, share in SHARES.items()}


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def test_ten_thousand_shuffles_favour_no_place_and_no_order() -> None:
    """Fixed seeds, so the figures never change; the bounds are those that one in 10,000 fair ones passes."""
    items, times = list(range(8)), 10_000
    places: Counter[tuple[int, int]] = Counter()
    orders: Counter[tuple[int, ...]] = Counter()
    follows: Counter[tuple[int, int]] = Counter()
    stream = Stream(WIDE + 12)
    for _ in range(times):
        out = stream.shuffled(items)
        places.update(enumerate(out))
        orders[tuple(item for item in out if item < 4)] += 1
        follows.update(pairwise(out))
    # Degrees of freedom 49, 23 and about 55: the bounds are the 99.99 % points.
    assert chi_square([places[i, j] for i in items for j in items], times / 8) < 93
    assert len(orders) == 24
    assert chi_square(list(orders.values()), times / 24) < 59
    assert chi_square([follows[i, j] for i in items for j in items if i != j], times * 7 / 56) < 102


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """The first card of the deck, over 2,000 seeds in a row."""
    firsts = Counter(Stream(WIDE + seed).shuffled(list(range(17)))[0] for seed in range(2000))
    assert chi_square([firsts[card] for card in range(17)], 2000 / 17) < 46


def test_numbers_below_n_are_even_for_every_n() -> None:
    stream = Stream(WIDE)
    for n in (1, 2, 3, 5, 7):
        counts = Counter(stream.below(n) for _ in range(5000))
        assert set(counts) == set(range(n))
        assert chi_square(list(counts.values()), 5000 / n) < 28


def test_narrow_seeds_deal_as_ever_and_wide_ones_deal_otherwise() -> None:
    hashes = {seed: Game.new(3, seed=seed).state_hash() for seed in (7, 7 + WIDE, 7 + (1 << 255))}
    assert len(set(hashes.values())) == 3
    with pytest.raises(ValueError, match=r"2\*\*256"):
        Game.new(3, seed=1 << 256)


def fair_game() -> Game:
    game = Game.new(3, seed=mixed_seed(SECRET, SHARES), options=Options(first_game=True))
    game.fair = Fair(commitment_of(SECRET), SECRET.hex(), dict(SHARES), dict(SEALS))
    for _ in range(30):
        game.apply(game.legal_actions()[0])
    return game


def test_a_record_carries_the_proof() -> None:
    game = fair_game()
    again = Game.from_record(game.record())
    assert again.fair == game.fair
    assert again.fair is not None
    assert again.fair.problems(again.seed) == []
    assert again.record() == game.record()


@pytest.mark.parametrize(
    ("what", "found"), [("secret", ["commitment", "seed"]), ("commitment", ["commitment"])]
)
def test_another_secret_or_commitment_is_found_out(what: str, found: list[str]) -> None:
    told = fair_game().fair
    assert told is not None
    setattr(told, what, "00" * 32)
    assert told.problems(mixed_seed(SECRET, SHARES)) == found


def problems(shares: dict[int, str], seals: dict[int, str], seed: int | None) -> list[str]:
    return Fair(commitment_of(SECRET), SECRET.hex(), shares, seals).problems(seed)


def test_another_share_or_seed_is_found_out() -> None:
    seed = mixed_seed(SECRET, SHARES)
    for fewer in ({}, {0: SHARES[0]}):
        assert problems(fewer, SEALS, seed) == ["seed"]
    for others in ({0: SHARES[0], 1: SHARES[2]}, {0: SHARES[2], 2: SHARES[0]}):
        assert problems(others, SEALS, seed) == ["seal", "seed"]
    assert problems(SHARES, SEALS, seed ^ 1) == ["seed"]
    assert problems(SHARES, SEALS, None) == ["seed"]


def test_several_shares_need_their_seals() -> None:
    """One alone needs none: nobody else could choose theirs by it."""
    assert problems(SHARES, {}, mixed_seed(SECRET, SHARES)) == ["seal"]
    assert problems(SHARES, {0: SEALS[0]}, mixed_seed(SECRET, SHARES)) == ["seal"]
    alone = {2: SHARES[2]}
    assert problems(alone, {}, mixed_seed(SECRET, alone)) == []


@pytest.mark.parametrize(
    "line",
    [
        "[]",
        "{}",
        "{",
        json.dumps({"commitment": "x", "secret": "00" * 32, "shares": {}}),
        json.dumps({"commitment": "00" * 32, "secret": "00" * 32, "shares": {"4": "00" * 32}}),
        json.dumps({"commitment": "00" * 32, "secret": "00" * 32, "shares": {"0": 1}}),
        json.dumps({"commitment": "00" * 32, "secret": "00" * 32, "shares": []}),
    ],
)
def test_a_line_that_is_no_proof_is_told_with_its_number(line: str) -> None:
    lines = fair_game().record().splitlines()
    at = next(i for i, text in enumerate(lines) if text.startswith("fair "))
    lines[at] = "fair " + line
    with pytest.raises(RecordError) as refused:
        Game.from_record("\n".join(lines))
    assert refused.value.line == at + 1
