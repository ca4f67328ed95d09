"""The command `terramara`."""

from __future__ import annotations


def main() -> None:
    from terramara.cli.app import app

    app.main(prog_name="terramara")
