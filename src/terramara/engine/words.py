"""Packed arrays of machine words: librt's if the engine is compiled, plain lists if not.

An array is a value with a single owner. `v = append(v, x)` may write into the old `v` or leave it behind, so
don't use that `v` under another name afterwards: take a slice to keep or to share what changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from terramara import _build

__all__ = ["append", "extend", "i64", "mypyc_attr", "pop", "remove", "u8", "vec"]

if TYPE_CHECKING or _build.compiled:
    from librt.vecs import append, extend, pop, remove, vec
    from mypy_extensions import i64, mypyc_attr, u8
else:
    from collections import defaultdict

    i64 = int
    u8 = int

    def mypyc_attr(**_about):
        return lambda cls: cls

    def _array(items=(), /, *, capacity=0):
        return list(items)

    vec = defaultdict(lambda: _array)  # vec[i64](...)

    def append(array, item):
        array.append(item)
        return array

    def extend(array, items):
        array.extend(items)
        return array

    def pop(array, at=-1):
        item = array.pop(at)
        return array, item

    def remove(array, item):
        array.remove(item)
        return array
