"""The engine compiles: mypyc takes all of kernel and games, and a compiled module does as its source does."""

import json
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ENGINE = [ROOT / "src" / "hexfarer" / room for room in ("kernel", "games")]
RNG = ROOT / "src" / "hexfarer" / "kernel" / "rng.py"

# mypyc up to the finished C text: typecheck, build, emit. On errors it prints them and exits with 1.
FRONT_END = """
import sys
from mypyc.build import mypyc_build
from mypyc.options import CompilerOptions
target, *arguments = sys.argv[1:]
mypyc_build(arguments, CompilerOptions(target_dir=target, multi_file=True))
"""

# The numbers to compare: 200 from each of several seeds, with bounds that change from draw to draw.
DRAW = """
import json, rng
numbers = []
for seed in (0, 1, 7, 2**31 + 11):
    chance = rng.seeded(seed)
    numbers.append([chance.next(1 + i * i % 1000) for i in range(200)])
print(json.dumps([rng.__file__, numbers]))
"""


def python(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], cwd=cwd, capture_output=True, text=True)


def mypyc_errors(files: list[Path], scratch: Path) -> list[str]:
    """What mypyc has against the files, as 'file:line: error: message'; the C compiler does not run."""
    options = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(scratch / "cache")]
    run = python("-c", FRONT_END, str(scratch / "c"), *options, *map(str, files), cwd=ROOT)
    if run.returncode == 0:
        return []
    lines = (run.stdout + run.stderr).splitlines()
    return [line for line in lines if ": error: " in line] or lines


def test_mypyc_accepts_all_of_kernel_and_games(tmp_path: Path) -> None:
    files = sorted(file for room in ENGINE for file in room.rglob("*.py"))
    assert RNG in files, "src/hexfarer/kernel is not where this test looks for it"
    errors = mypyc_errors([file.relative_to(ROOT) for file in files], tmp_path)
    assert not errors, "\n" + "\n".join(errors)


def test_mypyc_names_the_line_that_it_rejects(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("def f(n: int) -> int:\n    class Inner:\n        pass\n    return n\n", encoding="utf-8")
    errors = mypyc_errors([bad], tmp_path)
    assert len(errors) == 1
    assert "bad.py:2: error: " in errors[0]


def can_compile() -> bool:
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return headers.is_file() and shutil.which(compiler) is not None


@pytest.mark.skipif(not can_compile(), reason="needs a C compiler and Python.h (Debian: gcc, python3-dev)")
def test_the_compiled_generator_gives_the_same_numbers(tmp_path: Path) -> None:
    plain, compiled = tmp_path / "plain", tmp_path / "compiled"
    for folder in (plain, compiled):
        folder.mkdir()
        shutil.copy(RNG, folder / "rng.py")
    build = python("-m", "mypyc", "rng.py", cwd=compiled)
    assert build.returncode == 0, build.stdout + build.stderr
    (compiled / "rng.py").unlink()  # only the library is left to import
    plain_file, plain_numbers = drawn_in(plain)
    compiled_file, compiled_numbers = drawn_in(compiled)
    assert plain_file.endswith(".py")
    assert not compiled_file.endswith(".py")
    assert compiled_numbers == plain_numbers


def drawn_in(folder: Path) -> tuple[str, list[list[int]]]:
    """The file that `import rng` finds in the folder, and the numbers that it gives."""
    run = python("-c", DRAW, cwd=folder)
    assert run.returncode == 0, run.stderr
    file, numbers = json.loads(run.stdout)
    return file, numbers
