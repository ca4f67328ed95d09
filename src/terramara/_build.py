"""Which engine runs: the one compiled by mypyc, or its Python sources.

Both lie side by side after a build (`raid.py` and `raid.cpython-….so`), and Python would always take the
compiled one. `choose()` decides instead, before any module of the engine is imported:

- `TERRAMARA_PURE=1`: the sources, whatever was built;
- `TERRAMARA_PURE=0`: the compiled modules, or an ImportError that says what is missing (for tests and
  benchmarks that must not measure the wrong one);
- not set: the compiled modules if they were built from exactly these sources, otherwise the sources. So an
  edited source is never hidden behind a stale build. The build leaves a manifest of digests for that.

Compiled modules keep their arrays in librt, and refuse one whose layout they were not built for. Where librt
is missing or too new the sources run, and one line on stderr says how to get the speed back.

All modules or none: compiled modules call each other in C and cannot be mixed with sources.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import sysconfig
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

LIBRT = "librt>=0.16,<0.17"  # as in requirements/runtime.in; a test compares the two

_HERE = Path(__file__).parent
# Folders whose modules are compiled, all or none.
ROOMS = ("engine", "bots/fast")
_ENGINE = "terramara.engine."
_COMPILED = tuple(f"terramara.{room.replace('/', '.')}." for room in ROOMS)

compiled: bool = False
reason: str = "not chosen yet"


class _SourceFinder(MetaPathFinder):
    """Finds the engine's modules as sources only; leaves every other import alone."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,  # noqa: ARG002  the signature is Python's
    ) -> ModuleSpec | None:
        if not fullname.startswith(_COMPILED):
            return None
        for place in path or ():
            spec = FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def manifest_name() -> str:
    """There's one manifest for each Python the modules were built for; setup.py writes it under this name."""
    return f"_compiled.{sysconfig.get_config_var('SOABI') or sys.implementation.cache_tag}.json"


def digests(package: Path) -> dict[str, str]:
    """The sources of the compiled modules: themselves, and the model whose types and constants they know."""
    sources = [package / "content" / "model.py"]
    for room in ROOMS:
        sources += sorted((package / room).glob("*.py"))
    return {
        path.relative_to(package).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sources
        if path.exists()
    }


def why_not_compiled(package: Path) -> str:
    """Return why the compiled modules don't match these sources; empty if they do."""
    try:
        note = json.loads((package / manifest_name()).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return "not built for this Python"
    if note["why_not"]:
        return str(note["why_not"])
    now: dict[str, str] = digests(package)
    built: dict[str, str] = note["digests"]
    for name in sorted(now.keys() | built.keys()):
        if now.get(name) != built.get(name):
            return f"{name} has changed since the build"
    return ""


def why_no_arrays() -> str:
    """The empty string if the compiled modules can use the librt that is installed.

    Imports the smallest of them that holds an array: only compiled code knows which librt it was built for.
    """
    try:
        import_module(_ENGINE + "purse")
    except (ImportError, ValueError) as error:
        for name in [name for name in sys.modules if name.startswith(_COMPILED)]:
            del sys.modules[name]
        return f"the compiled engine cannot use librt here ({error})"
    return ""


def _refuse(why: str) -> NoReturn:
    """The command says it in one line. Code that imports the package gets an error to deal with."""
    if Path(sys.argv[0]).stem == "terramara":
        sys.stderr.write(f"terramara: {why}\n")
        raise SystemExit(2)
    raise ImportError(why)


def choose() -> None:
    """Decide once, before the engine is imported."""
    global compiled, reason  # noqa: PLW0603  the process runs one engine or the other
    wish = os.environ.get("TERRAMARA_PURE", "")
    if wish not in ("", "0", "1"):
        _refuse(f"TERRAMARA_PURE={wish!r}: may be 1 (run the sources), 0 (compiled only) or unset")
    reason = "TERRAMARA_PURE=1" if wish == "1" else why_not_compiled(_HERE)
    compiled = not reason
    if compiled:
        reason = why_no_arrays()
        if not reason:
            return
        compiled = False
        if not wish:
            hint = f"so its sources run, slower. To mend it: pip install '{LIBRT}'"
            sys.stderr.write(f"terramara: {reason}, {hint}\n")
    if wish == "0":
        _refuse(f"TERRAMARA_PURE=0 asks for the compiled engine, but: {reason}. Run `make build`.")
    sys.meta_path.insert(0, _SourceFinder())


def describe() -> str:
    """For `terramara --version`."""
    return "compiled" if compiled else f"interpreted: {reason}"
