"""One person's game in the terminal: lets bots play, shows what they did, asks, and does what you type."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.text import Text

from terramara import CannotUndo, IllegalAction
from terramara.arena.plan import in_a_line, new_bot
from terramara.cli.choices import choices, meant
from terramara.cli.commands import COMMANDS
from terramara.cli.draw import picture, scores_grid
from terramara.cli.draw.people import COLOURS
from terramara.cli.line_input import Lines
from terramara.cli.news import news
from terramara.cli.report import console
from terramara.cli.texts import messages, t
from terramara.words import Words, question_words, reason_words

if TYPE_CHECKING:
    from terramara.engine.decision import Decision
    from terramara.engine.game import Game
    from terramara.engine.notation import Action


class Session:
    def __init__(self, game: Game, seat: int, bots: dict[int, str], file: Path | None) -> None:
        """`file`: where it was resumed from, and where `save` without a name goes."""
        self.game = game
        self.seat = seat
        self.file = file
        self.out = console()
        self.words = Words(game.set, messages())
        self._names = bots
        self._bots = {other: new_bot(name) for other, name in bots.items()}
        self._chance = random.Random(game.state_hash())  # noqa: S311  no secrets here
        self._told = len(game.events_since())
        self._pictured = -1  # how many actions there were when the table was last drawn
        self._asked = ""  # the question that was shown last
        self._stuck = -1  # number of actions when a bot failed
        self.unsaved = False
        self.leaving = False
        # Whether chance places the neutral explorers (NEU-3), by ordinary actions of the player who would be
        # asked.
        self.place_neutrals = False

    # ------------------------------------------------------------------ the loop
    def run(self) -> None:
        self._welcome()
        lines = Lines(self.out, self._completions)
        while not self.leaving:
            self._let_others_play()
            self._tell()
            self._ask()
            typed = lines.read()
            if typed is None:  # the end of the input
                self.leaving = True
                break
            if typed.strip():
                self.do(typed.strip())
        if self.unsaved:
            self.say("cli-left-unsaved")
        if self._is_stuck():
            raise click.exceptions.Exit(2)

    def _welcome(self) -> None:
        w = self.words
        others = w.every([f"{w.seat(other)} ({name})" for other, name in self._names.items()])
        self.say("cli-welcome", name=w.seat(self.seat), others=others)

    def _let_others_play(self) -> None:
        """A bot that fails leaves the game as it is: you can still save it, or undo."""
        while (decision := self.game.decision) is not None:
            if self.place_neutrals and decision.kind == "neutral":
                self.game.apply(self._chance.choice(self.game.legal_actions()))
                continue
            if decision.seat == self.seat or self._is_stuck():
                return
            bot = self._names[decision.seat]
            try:
                self._let_play(decision)
            except IllegalAction as error:
                self._fail(t("cli-bot-cheats", bot=bot, action=error.action))
            except Exception as error:  # noqa: BLE001  a bot may raise anything
                self._fail(t("cli-bot-failed", bot=bot, why=in_a_line(error)))
            else:
                self.unsaved = True

    def _let_play(self, decision: Decision) -> None:
        view = self.game.view(decision.seat)
        self.game.apply(self._bots[decision.seat].choose(view, decision, self._chance))

    def _fail(self, why: str) -> None:
        self._stuck = len(self.game.actions)
        self._asked = ""
        click.echo(f"terramara: {why}", err=True)

    def _is_stuck(self) -> bool:
        decision = self.game.decision
        return decision is not None and decision.seat != self.seat and self._stuck == len(self.game.actions)

    def _tell(self) -> None:
        events = self.game.events_since(self._told)
        self._told += len(events)
        for paragraph in news(self.words, self.game.view(None).data, events):
            self.out.print(paragraph)

    def _ask(self) -> None:
        """Show the question, unless it was just shown and something else was typed since."""
        now = f"{self.game.state_hash()} {len(self.game.actions)}"
        if now == self._asked or self._is_stuck():
            return
        self._asked = now
        view = self.game.view(self.seat)
        decision = self.game.decision
        if decision is None:
            self.out.print(picture(self.words, view.data))
            self.say("cli-over")
            return
        if self._pictured < 0 or (decision.kind == "send" and self._new_turn()):
            self.show_table()
        question = question_words(self.words, decision, [str(action) for action in self.legal])
        self.out.print(
            Text(f"\n{question}", style=f"bold {COLOURS[self.seat]}").append(f"  {decision.rule}", "dim")
        )
        for part in choices(self.words, view, self.legal):
            self.out.print(part)

    def _new_turn(self) -> bool:
        """Return whether the table was drawn before this turn began."""
        past = self.game.actions
        mine = 0
        while mine < len(past) and past[-1 - mine][0] == self.seat:
            mine += 1
        return self._pictured <= len(past) - mine

    def show_table(self) -> None:
        self._pictured = len(self.game.actions)
        self.out.print(picture(self.words, self.game.view(self.seat).data))

    # ------------------------------------------------------------------ what is typed
    @property
    def legal(self) -> list[Action]:
        decision = self.game.decision
        return self.game.legal_actions() if decision is not None and decision.seat == self.seat else []

    def _completions(self) -> list[str]:
        return [*[action.text for action in self.legal], *COMMANDS]

    def do(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        if word.lower() in COMMANDS:
            COMMANDS[word.lower()](self, rest.strip())
            return
        action = meant(self.legal, typed)
        if action is not None:
            self.game.apply(action)
            self.unsaved = True
        else:
            self.explain(typed)

    def explain(self, typed: str) -> None:
        """Say why this can't be done, or that the input wasn't understood."""
        if typed.isdigit():
            self.say("cli-no-number", most=len(self.legal))
            return
        try:
            action = self.game.parse(typed)
        except ValueError:
            self.say("cli-unknown", typed=typed)
            return
        reason = self.game.why_not(action)
        if reason is None:
            self.say("cli-allowed", action=action.text)
            return
        words = reason_words(self.words, reason.code, reason.numbers)
        self.say("cli-refused", action=action.text, why=words, rule=reason.rule)

    def undo(self) -> None:
        try:
            action = self.game.undo(self.seat)
        except CannotUndo:
            self.say("cli-cannot-undo")
            return
        self._told = min(self._told, len(self.game.events_since()))
        self._pictured = min(self._pictured, len(self.game.actions))
        self._stuck = -1
        self.unsaved = True
        self.say("cli-undone", action=action.text)

    def redo(self) -> None:
        if not self.game.can_redo():
            self.say("cli-cannot-redo")
            return
        self.game.redo()
        self.unsaved = True

    def show_scores(self) -> None:
        self.out.print(scores_grid(self.words, self.game.view(self.seat).data))

    def say(self, key: str, /, **args: str | float) -> None:
        self.out.print(t(key, **args))
