"""A campaign in the terminal: one game after another, for as long as the players like."""

from __future__ import annotations

from collections.abc import Callable

from questhall.cli.program_name import command
from questhall.cli.terminal.game_loop import play
from questhall.cli.terminal.screen import Leave
from questhall.cli.terminal.terminal_game import Setting
from questhall.core.engine.errors import UsageError
from questhall.core.records.campaign import Campaign


def play_campaign(campaign: Campaign, prepare: Callable[[], Setting]) -> None:
    """Play the current game and, when it is over, add it to the chronicle and offer the next one.

    A finished game that a killed program left behind is found here and added to the chronicle.
    """
    if campaign.is_over():
        raise UsageError(f"{campaign.path}: this campaign is over; to read it: {reading(campaign)}")
    while not campaign.is_over():
        setting = prepare()
        play(setting)
        if not setting.session.state.is_over():
            return
        campaign.advance(setting.session)
        setting.screen.line()
        setting.tell_path("campaign-chronicle", command=reading(campaign))
        if not campaign.is_over() and not goes_on(setting):
            setting.tell_path("campaign-later", command=going_on(campaign))
            return


def goes_on(setting: Setting) -> bool:
    try:
        return setting.agrees("campaign-go-on")
    except Leave:
        return False


def reading(campaign: Campaign) -> str:
    return command("campaign", str(campaign.path))


def going_on(campaign: Campaign) -> str:
    return command("play", campaign.content.game, "--campaign", str(campaign.path))
