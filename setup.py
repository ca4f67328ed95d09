"""The compiled engine: everything else about the build is in pyproject.toml.

The engine is plain typed Python. Where a C compiler is at hand mypyc turns it into extension modules, several times
as fast; where not, or where TERRAMARA_PURE=1 asks for it, the same sources run as they are.
"""

from __future__ import annotations

import hashlib
import json
import os
import runpy
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src/terramara")
# The one list of what is compiled: every module of the engine except these.
NOT_COMPILED = {"__init__.py"}
MANIFEST: str = runpy.run_path(str(ROOT / PACKAGE / "_build.py"))["manifest_name"]()


def modules() -> list[Path]:
    return sorted(p for p in Path(PACKAGE, "engine").glob("*.py") if p.name not in NOT_COMPILED)


def say(reason: str) -> None:
    print(f"terramara: the engine will run uncompiled: {reason}", file=sys.stderr)


def extensions() -> list[Extension]:
    os.chdir(ROOT)
    (PACKAGE / MANIFEST).unlink(missing_ok=True)  # until the build is through, what was built before is stale
    if os.environ.get("TERRAMARA_PURE", "0") not in ("", "0"):
        say("TERRAMARA_PURE is set")
        return []
    if not modules():
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        say("mypyc is not installed")
        return []
    try:
        return list(
            mypycify(
                [str(path) for path in modules()],
                opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
                debug_level="0",
                group_name="terramara",
            )
        )
    except SystemExit:  # mypyc's way of telling that mypy found errors, which it has just printed
        say("mypyc refused the sources")
        return []


class BuildExtensions(build_ext):
    """Builds all or nothing: half of the engine compiled would be worse than none."""

    def run(self) -> None:
        if not self.extensions:
            return
        try:
            super().run()
        except Exception as error:  # noqa: BLE001  every compiler fails in its own way
            say(f"the C compiler failed ({type(error).__name__})")
            self.extensions[:] = []
            return
        # Compiled modules count only beside the sources they came from: terramara._build compares.
        in_place = self.inplace or self.editable_mode
        manifest = (PACKAGE if in_place else Path(self.build_lib, "terramara")) / MANIFEST
        digests = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in modules()}
        manifest.parent.mkdir(parents=True, exist_ok=True)
        manifest.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExtensions})
