"""The group of all commands. A command's module is read when it is asked for, so that each starts fast."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from typing import Any

import click

from terramara.cli import click_words
from terramara.cli.texts import t
from terramara.messages import languages

# Before Click makes anything.
click_words.speak()

COMMANDS = {
    "play": "terramara.cli.play",
    "simulate": "terramara.cli.simulate",
    "arena": "terramara.cli.arena",
    "balance": "terramara.cli.balance",
    "replay": "terramara.cli.replay",
    "verify": "terramara.cli.verify",
    "analyse": "terramara.cli.analyse",
    "show": "terramara.cli.show",
    "rules": "terramara.cli.rules",
    "check-set": "terramara.cli.check_set",
    "train": "terramara.cli.train",
    "completion": "terramara.cli.completion",
}
# The operator's commands: one module for all of them.
SERVING = ("serve", "backup", "restore", "prune")


class App(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  the signature is click's
        return [*COMMANDS, *SERVING]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name in SERVING:
            serving = importlib.import_module("terramara.cli.serve")
            return next((command for command in serving.COMMANDS if command.name == cmd_name), None)
        if cmd_name not in COMMANDS:
            return None
        found = importlib.import_module(COMMANDS[cmd_name]).command
        assert isinstance(found, click.Command)
        return found

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        """Every failure is one line on stderr and an exit code; a closed pipe and Ctrl-C say nothing."""
        extra["standalone_mode"] = False
        try:
            code = super().main(args, *rest, **extra)
            sys.stdout.flush()
        except click.UsageError as error:
            _complain(error.format_message(), t("cli-see-help", command=_path(error.ctx)))
            sys.exit(2)
        except click.ClickException as error:
            _complain(error.format_message())
            sys.exit(max(error.exit_code, 2))
        except (click.Abort, KeyboardInterrupt):
            sys.exit(130)
        except BrokenPipeError:
            # Python flushes stdout again at exit, and would complain.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        except OSError as error:
            why = str(error.strerror or error)
            _complain(t("cli-os-error", file=str(error.filename), why=why) if error.filename else why)
            sys.exit(2)
        sys.exit(code if isinstance(code, int) else 0)


def _path(ctx: click.Context | None) -> str:
    return ctx.command_path if ctx is not None else "terramara"


def _complain(*sentences: str) -> None:
    words = ". ".join(" ".join(sentence.split()).removesuffix(".") for sentence in sentences)
    click.echo(f"terramara: {words}", err=True)


def _version(ctx: click.Context, _: click.Parameter, value: bool) -> None:
    if not value or ctx.resilient_parsing:
        return
    import platform

    from terramara import RULES_VERSION, __version__, _build

    click.echo(
        t(
            "cli-version-text",
            version=__version__,
            rules=str(RULES_VERSION),
            engine=t("cli-engine", kind="compiled" if _build.compiled else "interpreted", why=_build.reason),
            python=platform.python_version(),
        )
    )
    ctx.exit()


@click.group(
    cls=App,
    help=t("cli-help"),
    epilog=t("cli-help-end"),
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    invoke_without_command=True,
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_version,
    help=t("cli-opt-version"),
)
@click.option("--lang", type=click.Choice(languages()), expose_value=False, help=t("cli-opt-lang"))
@click.pass_context
def app(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
