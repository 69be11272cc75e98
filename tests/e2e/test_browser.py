"""The page in a real browser: the files `*.test.ts` beside this one, each a test here.

So they run beside all the others, and no core waits for them. `make e2e` runs them alone and tells each by its name.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"
FILES = sorted(HERE.glob("*.test.ts"), key=lambda file: file.stat().st_size, reverse=True)  # what takes longest begins


@pytest.mark.early
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_in_a_browser(file: Path) -> None:
    vitest = WEB / "node_modules" / ".bin" / "vitest"
    assert vitest.exists(), "the page is not set up: run `make e2e`"
    command = [str(vitest), "run", "--config", "e2e.config.ts", "--reporter", "dot", file.name]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
