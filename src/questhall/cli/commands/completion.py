"""`questhall completion`: what a shell needs to complete the program's arguments."""

from __future__ import annotations

import argparse

from questhall.cli.completion import shell_code

SHELLS = ("bash", "zsh", "fish", "powershell")
EPILOG = """\
bash, in ~/.bashrc:                    eval "$(questhall completion bash)"
zsh, in ~/.zshrc after compinit:       eval "$(questhall completion zsh)"
fish:  questhall completion fish > ~/.config/fish/completions/questhall.fish
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "completion",
        help="print what your shell needs to complete commands, games, variants and bots",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("shell", choices=SHELLS)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    print(shell_code(options.shell))
    return 0
