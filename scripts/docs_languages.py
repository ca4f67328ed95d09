"""A hook of mkdocs: pages in other languages have a folder each, docs/<language>/.

They are listed behind the English ones and offered in the header, and a page says which language it is in.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from babel import Locale

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGES = ("index.md", "how-to-play.md", "rules.md")
LANGUAGES = [name for name in ("nl", "fr", "de", "ru") if (DOCS / name).is_dir()]


def on_config(config: Any) -> Any:
    names = {name: str(Locale(name).get_display_name()).capitalize() for name in ("en", *LANGUAGES)}
    config.nav += [{names[name]: [f"{name}/{page}" for page in PAGES]} for name in LANGUAGES]
    config.extra["alternate"] = [
        {"name": names[name], "lang": name, "link": "index.html" if name == "en" else f"{name}/index.html"}
        for name in names
    ]
    return config


def on_post_page(output: str, page: Any, config: Any) -> str:  # noqa: ARG001  the signature is mkdocs'
    folder = page.file.src_uri.split("/")[0]
    return output.replace('<html lang="en"', f'<html lang="{folder}"', 1) if folder in LANGUAGES else output
