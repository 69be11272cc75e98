"""What hosts and packagers are given: the Dockerfile, compose.yaml, and the licences that a built page carries.

No image is built here. What can be known without one is checked: linters, files, users, ports, variables, commands.
"""

from __future__ import annotations

import inspect
import json
import os
import re
import shlex
import subprocess
import sys
import threading
import tomllib
from fnmatch import fnmatch
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlalchemy.engine import make_url

from hexfarer.cli.serve import serve
from hexfarer.server.app import create_app
from hexfarer.server.settings import PAGE, Settings
from tests import shell

ROOT = Path(__file__).parents[1]
DOCKERFILE = ROOT / "Dockerfile"
PORT = inspect.signature(serve).parameters["port"].default
PASSWORD = re.compile(r"\$\{POSTGRES_PASSWORD:\?[^}]+\}")


class Step(NamedTuple):
    """An instruction of the Dockerfile and the stage it stands in."""

    stage: int
    name: str
    words: str


def steps(name: str = "") -> list[Step]:
    found: list[Step] = []
    stage = -1
    for line in shell.lines(DOCKERFILE.read_text(encoding="utf-8")):
        instruction, words = line.split(None, 1)
        stage += instruction == "FROM"
        found.append(Step(stage, instruction, words))
    return [step for step in found if name in ("", step.name)]


def last(name: str) -> str:
    """What an instruction says in the stage that runs."""
    return next(step.words for step in reversed(steps(name)) if step.stage == steps()[-1].stage)


def lint(linter: Path, *arguments: str) -> None:
    assert linter.exists(), f"{linter.name} is missing: run make lint"
    ran = subprocess.run([linter, *arguments], cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr


# -- the Dockerfile --


def test_the_linter_has_nothing_to_say_about_the_dockerfile() -> None:
    lint(Path(sys.executable).parent / "hadolint", "Dockerfile")


def ignored(path: str) -> bool:
    """Does .dockerignore keep a file out of the build? The last pattern that fits it or a folder around it decides."""
    out = False
    parts = path.split("/")
    around = ["/".join(parts[: i + 1]) for i in range(len(parts))]
    for pattern in shell.lines((ROOT / ".dockerignore").read_text(encoding="utf-8")):
        plain = pattern.removeprefix("!")
        if any(fnmatch(part, plain) or fnmatch(part, plain.removeprefix("**/")) for part in around):
            out = not pattern.startswith("!")
    return out


def test_every_file_that_is_copied_is_there_and_not_ignored() -> None:
    stages = [step.words.split(" AS ")[-1] for step in steps("FROM")]
    for step in steps("COPY"):
        *sources, _ = [word for word in step.words.split() if not word.startswith("--")]
        stage = re.search(r"--from=(\S+)", step.words)
        if stage:
            assert stage[1] in stages[: step.stage], f"there is no stage {stage[1]} before"
            assert sources == [f"/hexfarer/{PAGE.relative_to(ROOT)}"], "that is not where the page is built"
            continue
        for source in sources:
            assert (ROOT / source).exists(), f"the Dockerfile copies {source}, which is not there"
            assert not ignored(source), f"the Dockerfile copies {source}, which .dockerignore leaves out"


def test_nothing_that_this_machine_made_gets_into_an_image() -> None:
    made = [
        ".env",
        ".git/config",
        ".venv/bin/python",
        "build/engine.h",
        "src/hexfarer/engine/cpython-311-0/hexfarer_kernel__mypyc.cpython-311-x86_64-linux-gnu.so",
        "src/hexfarer/kernel/__pycache__/state.cpython-311.pyc",
        "src/hexfarer/server/page/index.html",
        "tables.db",
        "web/node_modules/vite/package.json",
    ]
    assert [path for path in made if not ignored(path)] == []
    assert not ignored("src/hexfarer/kernel/state.py")
    assert not ignored("web/src/main.ts")


def test_the_wheel_is_built_from_all_that_the_project_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wheel = next(step.stage for step in steps("FROM") if step.words.endswith(" AS wheel"))
    copied = " ".join(step.words for step in steps("COPY") if step.stage == wheel).split()
    needed = ["pyproject.toml", "setup.py", "src", "requirements.lock", project["readme"], *project["license-files"]]
    assert [file for file in needed if file not in copied] == []


def test_what_runs_is_built_as_what_runs() -> None:
    """A library that was compiled for one Python or one Debian does not load in another."""
    builds, runs = (step.words.split()[0] for step in steps("FROM")[-2:])
    assert runs == builds.replace("-trixie", "-slim-trixie")


def test_an_ordinary_user_runs_it_and_owns_the_volume() -> None:
    user = last("USER")
    assert user.isdecimal()
    assert int(user) > 0
    made = next(step.words for step in steps("RUN") if "useradd" in step.words)
    [volume] = json.loads(last("VOLUME"))
    assert f"--uid {user} " in made
    assert f"--owner={made.split('&&')[0].split()[-1]} {volume}" in made
    assert [step.name for step in steps() if step.name in ("RUN", "USER")][-1] == "USER"


def test_the_database_lies_in_the_volume() -> None:
    [volume] = json.loads(last("VOLUME"))
    given = dict(word.split("=", 1) for word in shlex.split(last("ENV")))
    for name in given:
        assert name in shell.settings() or not name.startswith("HEXFARER_"), f"the server reads no variable {name}"
    assert make_url(given["HEXFARER_DATABASE"]).database == f"{volume}/tables.db"


def test_the_command_serves_every_network_at_the_port_that_is_exposed() -> None:
    words = json.loads(last("ENTRYPOINT")) + json.loads(last("CMD"))
    shell.check(shlex.join(words))
    assert words[words.index("--host") + 1] == "0.0.0.0"
    assert last("EXPOSE") == str(PORT)


class Answer(BaseHTTPRequestHandler):
    """A server that is well, or not."""

    status = 200
    asked: list[str]

    def do_GET(self) -> None:
        self.asked.append(self.path)
        self.send_response(self.status)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None: ...


@pytest.mark.parametrize(("status", "code"), [(200, 0), (500, 1), (404, 1)])
def test_the_health_check_tells_a_server_that_is_well_from_one_that_is_not(status: int, code: int) -> None:
    _, check = last("HEALTHCHECK").split(" CMD ")
    program, *rest = json.loads(check)
    assert program == "python"
    asked: list[str] = []
    with HTTPServer(("127.0.0.1", 0), type("This", (Answer,), {"status": status, "asked": asked})) as server:
        threading.Thread(target=server.handle_request).start()
        words = [word.replace(str(PORT), str(server.server_port)) for word in rest]
        ran = subprocess.run([sys.executable, *words], env={**os.environ, "http_proxy": "http://127.0.0.1:9"})
    assert ran.returncode == code
    [path] = asked
    assert path in create_app(Settings()).openapi()["paths"]


# -- compose.yaml --


def test_the_linter_has_nothing_to_say_about_compose() -> None:
    lint(ROOT / "web" / "node_modules" / ".bin" / "dclint", "--max-warnings", "0", "compose.yaml")


def test_nothing_starts_before_a_password_was_chosen() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    services = shell.composed()["services"]
    assert PASSWORD.fullmatch(services["database"]["environment"]["POSTGRES_PASSWORD"])
    assert PASSWORD.fullmatch(services["server"]["environment"]["PGPASSWORD"])
    assert len(PASSWORD.findall(text)) == text.count("${")


def test_the_server_finds_the_database() -> None:
    services = shell.composed()["services"]
    database = services["database"]["environment"]
    url = make_url(Settings(services["server"]["environment"]["HEXFARER_DATABASE"]).database_url)
    assert url.drivername == "postgresql+psycopg"
    assert url.password is None
    assert (url.host, url.username, url.database) == ("database", database["POSTGRES_USER"], database["POSTGRES_USER"])
    assert services["server"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert database["POSTGRES_USER"] in services["database"]["healthcheck"]["test"]


def test_compose_passes_every_setting_on() -> None:
    given = shell.composed()["services"]["server"]["environment"]
    ours = [name for name in given if name.startswith("HEXFARER_")]
    assert sorted(ours) == sorted(shell.settings())
    assert [name for name in ours if given[name] is not None] == ["HEXFARER_DATABASE"]


def test_compose_serves_at_the_port_of_the_image_and_to_this_machine_only() -> None:
    server = shell.composed()["services"]["server"]
    assert server["ports"] == [f"127.0.0.1:{PORT}:{last('EXPOSE')}"]
    shell.check(shlex.join(json.loads(last("ENTRYPOINT")) + server["command"]))


def test_every_volume_is_declared() -> None:
    found = shell.composed()
    used = [volume.split(":")[0] for service in found["services"].values() for volume in service.get("volumes", [])]
    assert used == list(found["volumes"])


# -- the page that a wheel carries --


@pytest.mark.parametrize(
    ("name", "licence", "words"),
    [
        ("svelte", "MIT", "Permission is hereby granted, free of charge"),
        ("@fluent/bundle", "Apache-2.0", "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION"),
        ("@iconify-json/game-icons", "CC-BY-3.0", "Creative Commons Legal Code"),
        ("Alegreya", "OFL-1.1", "SIL OPEN FONT LICENSE Version 1.1"),
        ("Source Sans 3", "OFL-1.1", "SIL OPEN FONT LICENSE Version 1.1"),
    ],
)
def test_the_built_page_carries_the_licences_of_what_is_in_it(name: str, licence: str, words: str) -> None:
    file = PAGE / "licences.txt"
    assert file.exists(), "the page is not built, or is old: run make web"
    parts = re.split(r"^=+\n", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    [part] = [part for part in parts if re.match(rf"{re.escape(name)}( \d+\.\d+\.\d+)?\n", part)]
    assert f"\nLicence: {licence}\n" in part
    assert words in part
