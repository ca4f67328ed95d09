"""The command `terramara`."""

from __future__ import annotations

import os
import sys


def main() -> None:
    from terramara.cli import texts
    from terramara.messages import languages

    # Help texts are made when a command's module is read, so the language is chosen before.
    if (wish := texts.asked(sys.argv[1:])) in languages():
        os.environ["TERRAMARA_LANGUAGE"] = wish
    from terramara.cli.app import app

    app.main(prog_name="terramara")
