"""What a check found, and where the program lies: that decides which command mends something."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final, NamedTuple

OK: Final = "ok"
COULD: Final = "could"  # the program works, something could be better
MISSING: Final = "missing"  # without it nobody can play

LOCKED: Final = ".venv/bin/pip install -r requirements.lock"  # everything that a checkout needs
MENDS: Final[dict[str, dict[str, str]]] = {  # by the installer of the system
    "apt-get": {
        "compiler": "sudo apt-get install gcc python3-dev",
        "chromium": "sudo apt-get install chromium",
        "node": "sudo apt-get install npm && sudo npm install -g n && sudo n 22",  # Debian's own may be too old
    },
    "brew": {
        "compiler": "xcode-select --install",
        "chromium": "brew install --cask chromium",
        "node": "brew install node",
    },
}


class Check(NamedTuple):
    """One line of the report; `fix` is a command, or empty."""

    id: str
    state: str
    found: str
    why: str = ""
    fix: str = ""


class Place(NamedTuple):
    """Where the program lies: in a checkout, or installed from a wheel."""

    package: Path
    checkout: bool
    installer: str = ""  # of the system: apt-get, brew or none that we know

    @property
    def root(self) -> Path:
        """The folder of the checkout, or the one that the program is installed in."""
        return self.package.parents[1] if self.checkout else self.package.parent

    def install(self, extra: str = "", again: bool = False) -> str:
        """The command that installs the program with an extra; `again` even if it seems to be there."""
        if self.checkout:
            return LOCKED
        what = f'"hexfarer[{extra}]"' if extra else "hexfarer"
        return f"pip install --force-reinstall {what}" if again else f"pip install {what}"

    def tool(self, name: str) -> str:
        """The command that installs a tool of the system; empty if we know none."""
        return MENDS.get(self.installer, {}).get(name, "")


def place_of(package: Path) -> Place:
    checkout = package.parent.name == "src" and (package.parents[1] / "pyproject.toml").is_file()
    return Place(package, checkout, next((name for name in MENDS if shutil.which(name)), ""))


def shortened(text: str, home: Path) -> str:
    """A path or URL with the home folder as `~`."""
    return text.replace(f"{home}/", "~/") if home != Path("/") else text
