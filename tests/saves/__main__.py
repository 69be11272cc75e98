from __future__ import annotations

from pathlib import Path
from random import Random

from hexfarer.kernel.registry import find, games, make_setup
from hexfarer.kernel.session import Session
from tests.support import pick

FOLDER = Path(__file__).parent
LONG = 400  # actions

for game in [one.id for one in games()]:
    for number, scenario in enumerate(find(game).scenarios):
        file = FOLDER / f"{game}-{scenario.id}-{find(game).rules}.save"
        if file.exists():
            continue
        session = Session.start(make_setup(game, scenario.id, seed=2**127 + number, count=scenario.most))
        chance = Random(number)
        while len(session.line) < LONG and not session.state.over:
            session.apply(pick(chance, session.state))
        while len(session.line) > LONG // 2 and len(session.state.stack) < 3:  # stop in the middle of something
            session = session.branch(len(session.line) - 1)
        session.branched = -1
        session.save(file)
        print(file.name)
