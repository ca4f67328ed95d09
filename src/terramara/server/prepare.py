"""Check a database before use, so that an operator's mistake shows before anything is open."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.ext.asyncio import AsyncConnection

from terramara.server import database
from terramara.server.errors import AWAY
from terramara.server.settings import sqlite_path

TROUBLE: tuple[type[Exception], ...] = (*AWAY, sqlite3.Error, ValueError)


class Unusable(Exception):  # noqa: N818  shown to the operator as it is
    """A database we can't use. `code`: failed or damaged (`why` says more), foreign, newer, older."""

    def __init__(self, code: str, why: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.why = why


@contextlib.contextmanager
def usable(url: str) -> Iterator[None]:
    """Turn any database error inside into Unusable."""
    try:
        _look(url)
        yield
    except CommandError:
        # Of Alembic's complaints, only this one comes from the database.
        raise Unusable("newer") from None
    except OSError as error:
        if error.filename:
            raise  # about a file, and names it
        raise Unusable("failed", error.strerror or str(error)) from None
    except TROUBLE as error:
        raise Unusable("failed", str(getattr(error, "orig", None) or error)) from None


def _look(url: str) -> None:
    """Raise if the file isn't a database, or belongs to another program. It's opened plainly, since the
    engine would write to it, and its threads outlive a failure to open."""
    if not url.startswith("sqlite") or not sqlite_path(url).exists():
        return
    with contextlib.closing(sqlite3.connect(f"{sqlite_path(url).as_uri()}?mode=rw", uri=True)) as file:
        try:
            tables = {name for (name,) in file.execute("SELECT name FROM sqlite_master")}
            why = "ok" if not tables else file.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_CORRUPT:
                raise
            tables, why = {"alembic_version"}, str(error)
    if why != "ok":
        raise Unusable("damaged", " ".join(why.removeprefix("*** in database main ***").split()))
    if tables and "alembic_version" not in tables:
        raise Unusable("foreign")


async def prepare(url: str) -> None:
    """Make the schema, or bring it up to date."""
    engine = database.writer(url)
    try:
        await database.migrate(engine)
    finally:
        await engine.dispose()


async def check_schema(connection: AsyncConnection) -> None:
    """Raise unless the schema is up to date, for commands that only read."""
    known = ScriptDirectory.from_config(database.alembic_config())
    found = await connection.run_sync(lambda c: MigrationContext.configure(c).get_current_revision())
    if found is None:
        raise Unusable("foreign")
    if found != known.get_current_head():
        older = found in {revision.revision for revision in known.walk_revisions()}
        raise Unusable("older" if older else "newer")
