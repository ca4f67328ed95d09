"""The benchmark's own environment: peers are installed there, never into the project's."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / "build" / "bench-venv"
# Installed one by one, so that one that cannot be had leaves the others.
PEERS = {"catanatron": "bench-catanatron.txt", "open_spiel": "bench-open-spiel.txt"}


def interpreter() -> Path:
    return VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def _run(command: list[str]) -> str:
    """The empty string, or the last words of what went wrong."""
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=900, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    if done.returncode == 0:
        return ""
    said = [line for line in done.stderr.splitlines() if line.startswith("ERROR")] or done.stderr.splitlines()
    return said[-1].removeprefix("ERROR: ") if said else f"ended with {done.returncode}"


def install(tell: Callable[[str], None]) -> dict[str, str]:
    """Makes the environment where needed. Peer -> why it is not there, the empty string if it is."""
    missing = {}
    for peer, pinned in PEERS.items():
        requirements = ROOT / "requirements" / pinned
        stamp = VENV / f"{peer}.sha256"
        digest = hashlib.sha256(requirements.read_bytes()).hexdigest()
        missing[peer] = ""
        if stamp.exists() and stamp.read_text(encoding="ascii") == digest:
            continue
        tell(f"Installing {peer} into {VENV.relative_to(ROOT)} ...")
        problem = "" if interpreter().exists() else _run([sys.executable, "-m", "venv", str(VENV)])
        command = [str(interpreter()), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        command += ["--only-binary", ":all:", "--no-deps", "--require-hashes", "-r", str(requirements)]
        problem = problem or _run(command)
        if problem:
            missing[peer] = f"cannot be installed: {problem}"
            tell(f"{peer} {missing[peer]}")
        else:
            stamp.write_text(digest, encoding="ascii")
    return missing
