"""Compiled or plain: the switch of terramara._build, in processes of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from terramara import _build
from tests.project.files import ROOT

TELL = (
    "from terramara import _build; import terramara.engine.raid as raid; "
    "print(_build.compiled, raid.__file__.endswith('.py'), _build.describe())"
)


MISSING = "raise ImportError('No module named librt')"
TOO_NEW = """
import ctypes
answer = ctypes.CFUNCTYPE(ctypes.c_int)(lambda: 99)
functions = (ctypes.c_void_p * 64)(*[ctypes.cast(answer, ctypes.c_void_p).value] * 64)
new = ctypes.pythonapi.PyCapsule_New
new.restype, new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_C_API = new(ctypes.addressof(functions), b"librt.vecs._C_API", None)
vec = append = extend = pop = remove = None
"""


def run(source: Path, pure: str | None, before: Path | None = None) -> subprocess.CompletedProcess[str]:
    """`before`: a folder whose modules are found before those installed."""
    env = {key: value for key, value in os.environ.items() if key != "TERRAMARA_PURE"}
    env["PYTHONPATH"] = os.pathsep.join(str(folder) for folder in (before, source) if folder)
    if pure is not None:
        env["TERRAMARA_PURE"] = pure
    return subprocess.run([sys.executable, "-c", TELL], env=env, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with whatever was compiled, to be changed at will."""
    target = tmp_path_factory.mktemp("source") / "src"
    shutil.copytree(ROOT / "src", target, ignore=shutil.ignore_patterns("__pycache__", "static"))
    return target


def test_the_environment_asks_for_the_sources(copy: Path) -> None:
    assert run(copy, "1").stdout == "False True interpreted: TERRAMARA_PURE=1\n"


def test_an_unknown_wish_is_refused_with_what_is_allowed(copy: Path) -> None:
    done = run(copy, "yes")
    assert done.returncode == 1
    assert "may be 1" in done.stderr


def test_without_a_wish_the_compiled_engine_runs_where_it_is_of_these_sources(copy: Path) -> None:
    expected = not _build.why_not_compiled(copy / "terramara")
    told = run(copy, None).stdout.split(maxsplit=2)
    assert told[:2] == [str(expected), str(not expected)]


@pytest.mark.parametrize(("vecs", "told"), [(MISSING, "No module named librt"), (TOO_NEW, "found 99")])
def test_without_a_librt_that_fits_the_sources_run_and_one_line_says_so(
    copy: Path, tmp_path: Path, vecs: str, told: str
) -> None:
    (tmp_path / "librt").mkdir()
    (tmp_path / "librt" / "__init__.py").write_text("", encoding="utf-8")
    (tmp_path / "librt" / "vecs.py").write_text(vecs, encoding="utf-8")
    built = not _build.why_not_compiled(copy / "terramara")
    done = run(copy, None, before=tmp_path)
    assert done.returncode == 0
    assert done.stdout.startswith("False True interpreted: ")
    assert len(done.stderr.splitlines()) == built
    if built:
        assert told in done.stdout
        assert told in done.stderr
        assert _build.LIBRT in done.stderr
    wanted = run(copy, "0", before=tmp_path)
    assert wanted.returncode == 1
    assert "asks for the compiled engine" in wanted.stderr
    assert run(copy, "1", before=tmp_path).stdout == "False True interpreted: TERRAMARA_PURE=1\n"


def test_the_librt_asked_for_is_the_one_that_the_package_depends_on() -> None:
    assert _build.LIBRT in (ROOT / "requirements" / "runtime.in").read_text(encoding="utf-8")


def test_a_changed_source_is_never_hidden_behind_a_stale_build(copy: Path) -> None:
    manifest = copy / "terramara" / _build.manifest_name()
    manifest.write_text('{"why_not": "", "digests": {"engine/raid.py": "of another time"}}', encoding="utf-8")
    told = run(copy, None).stdout
    assert told.startswith("False True interpreted: ")
    assert "has changed since the build" in told
    done = run(copy, "0")
    assert done.returncode == 1
    assert "asks for the compiled engine" in done.stderr


def test_the_reason_why_nothing_was_compiled_is_remembered(copy: Path) -> None:
    manifest = copy / "terramara" / _build.manifest_name()
    manifest.write_text('{"why_not": "no compiler", "digests": {}}', encoding="utf-8")
    assert run(copy, None).stdout == "False True interpreted: no compiler\n"
    manifest.unlink()
    assert run(copy, None).stdout == "False True interpreted: not built for this Python\n"
