"""The compiled engine: everything else about the build is in pyproject.toml.

The engine is plain typed Python. Where a C compiler is at hand mypyc turns it into extension modules,
several times as fast; where not, or where TERRAMARA_PURE=1 asks for it, the same sources run as they are.
"""

from __future__ import annotations

import json
import os
import runpy
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

os.chdir(Path(__file__).resolve().parent)
PACKAGE = Path("src/terramara")
# The one list of what is compiled: every module of the rooms below except these, which stand at the engine's
# edges, are not hot, and whose dataclasses people pickle (a compiled frozen one cannot be read back).
EDGES = """
    words deal decision events fairness game history notation options reason record replay rulebook
    score_sheet views vocabulary wire wire_events
"""
NOT_COMPILED = {"__init__.py"} | {f"{name}.py" for name in EDGES.split()}
for kind in ("compiler", "position", "reasons"):
    NOT_COMPILED |= {path.name for path in Path(PACKAGE, "engine").glob(f"{kind}*.py")}

# The package itself knows which folders are compiled, what its manifest is called and what it compares.
SWITCH = runpy.run_path(str(PACKAGE / "_build.py"))
ROOMS: tuple[str, ...] = SWITCH["ROOMS"]
SOURCES = [path for room in ROOMS for path in Path(PACKAGE, room).glob("*.py")]
MODULES = sorted(path for path in SOURCES if path.name not in NOT_COMPILED)
MANIFEST: str = SWITCH["manifest_name"]()
DIGESTS: dict[str, str] = SWITCH["digests"](PACKAGE)  # taken before the build: sources may change under it


def leave_note(folder: Path, why_not: str = "") -> None:
    """Tell the package that these sources were compiled, or why not."""
    folder.mkdir(parents=True, exist_ok=True)
    note = {"why_not": why_not, "digests": DIGESTS}
    (folder / MANIFEST).write_text(json.dumps(note, indent=1) + "\n", encoding="utf-8")
    if why_not:
        print(f"terramara: the engine will run uncompiled: {why_not}", file=sys.stderr)


def compile_with_mypyc() -> list[Extension]:
    if os.environ.get("TERRAMARA_PURE", "") == "1":
        leave_note(PACKAGE, "TERRAMARA_PURE=1 at the build")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        leave_note(PACKAGE, "mypyc was not there at the build")
        return []
    try:
        built = mypycify(
            [str(path) for path in MODULES],
            opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
            debug_level="0",
            group_name="terramara",
        )
    except SystemExit:  # mypyc's way to end when mypy finds errors; it has just printed them
        leave_note(PACKAGE, "mypyc refused the sources (`make lint` shows why)")
        return []
    if os.name == "posix":  # lets the C compiler inline between the engine's functions
        for extension in built:
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    return list(built)


class BuildExtensions(build_ext):
    """Builds all or nothing: half of the engine compiled would be worse than none."""

    def run(self) -> None:
        folder = PACKAGE if self.inplace else Path(self.build_lib, "terramara")
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for room in ROOMS:
            for old in Path(PACKAGE, room).glob(f"*{suffix}"):
                old.unlink()  # a module whose source is gone must not live on
        try:
            super().run()
        except Exception as error:  # noqa: BLE001  every compiler fails in its own way
            self.extensions[:] = []
            for half in Path(self.build_lib).rglob(f"*{suffix}"):
                half.unlink()
            leave_note(folder, f"the C compiler failed ({type(error).__name__})")
        else:
            leave_note(folder)


# mypyc takes its time, and only commands that build anything have a use for it.
building = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"} & set(sys.argv)
if building:
    (PACKAGE / MANIFEST).unlink(missing_ok=True)  # until the build is through, what was built before is stale
setup(ext_modules=compile_with_mypyc() if building else [], cmdclass={"build_ext": BuildExtensions})
