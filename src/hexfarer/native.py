"""Which engine runs: the compiled one, or its sources.

`make native` compiles kernel/, games/ and minds/ into libraries, one for each game and one for each of the others, and
puts them into a folder of engine/, as a wheel has them. The folder's name tells for which Python and from which sources
they were made, and it appears by one rename when all of them are there. A process decides once, when it starts: every
module of the engine comes from the folder made from the sources as they are now or, if there is none, from its source.
What is compiled or changed later is for processes that start later. Nobody runs half of each, or yesterday's rules.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.abc import Loader
else:
    Loader = object  # importing the class would double the time of `import hexfarer`

PACKAGE = Path(__file__).parent
ROOMS = ("kernel", "games", "minds")
ENGINE = "engine"  # the folder of folders of libraries
MARK = "__mypyc"  # how the name of a library ends
TAG = sys.implementation.cache_tag  # such as cpython-311
SUFFIX = EXTENSION_SUFFIXES[0]

COMPILED = "compiled"
INTERPRETED = "interpreted"

# why the sources run
PURE = "pure"  # HEXFARER_PURE asks for them
NEVER = "never"  # nothing was compiled here for this Python
STALE = "stale"  # they have changed since they were compiled
BROKEN = "broken"  # the library cannot be loaded


def pure() -> bool:
    """Does HEXFARER_PURE ask for the sources?"""
    return os.environ.get("HEXFARER_PURE", "") not in ("", "0")


# -- sources and what was made of them -------------------------------------------------------------------------------


def sources(package: Path = PACKAGE) -> Iterator[os.DirEntry[str]]:
    """The files of the engine, always in the same order."""
    for room in ROOMS:
        yield from _files(package / room)


def _files(folder: Path | str) -> Iterator[os.DirEntry[str]]:
    for entry in sorted(os.scandir(folder), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _files(entry.path)
        elif entry.name.endswith(".py"):
            yield entry


def name(package: Path = PACKAGE) -> str:
    """The name of the folder for what is made of the sources as they are now."""
    from hashlib import blake2b

    digest = blake2b(digest_size=8)
    for file in sources(package):
        with open(file.path, "rb") as open_file:
            text = open_file.read()
        digest.update(f"{Path(file.path).relative_to(package).as_posix()} {len(text)}\n".encode() + text)
    return f"{TAG}-{digest.hexdigest()}"


def made(package: Path = PACKAGE) -> list[Path]:
    """The folders with libraries for this Python, the newest first."""
    folders = [folder for folder in (package / ENGINE).glob(f"{TAG}-*") if not folder.suffix]
    return sorted(folders, key=lambda folder: folder.stat().st_mtime_ns, reverse=True)


def home(package: Path = PACKAGE) -> Path | None:
    """The folder with the libraries that were made of the sources as they are now, if there is one.

    A folder is as old as the beginning of its making: if no source is newer, it was made of these. Otherwise what they
    hold decides, for files may have been changed and changed back.
    """
    folders = made(package)
    if not folders:
        return None
    if max(file.stat().st_mtime_ns for file in sources(package)) < folders[0].stat().st_mtime_ns:
        return folders[0]
    found = package / ENGINE / name(package)
    return found if found in folders else None


# -- how modules are found -------------------------------------------------------------------------------------------


class Sources:
    """Finds the modules of the engine as sources."""

    def __init__(self, why: str = PURE) -> None:
        self.why = why

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        first, *rest = fullname.split(".")
        if first != PACKAGE.name or not rest or rest[0] not in ROOMS:
            return None
        place = PACKAGE.joinpath(*rest)
        package = place / "__init__.py"
        if package.is_file():
            return spec_from_file_location(fullname, package, submodule_search_locations=[str(place)])
        file = place.with_suffix(".py")
        return spec_from_file_location(fullname, file) if file.is_file() else None


class Libraries(Sources):
    """Finds the modules of the engine in the libraries of a folder; what is in none of them, as sources."""

    def __init__(self, folder: Path) -> None:
        super().__init__("")
        self.folder = folder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.endswith(MARK):
            return spec_from_file_location(fullname, self.folder / (fullname + SUFFIX))
        spec = super().find_spec(fullname, path, target)
        library = "" if spec is None else library_of(fullname)
        if spec is not None and library and hasattr(import_module(library), door(fullname)):
            spec.loader = Door(library)
        return spec


class Door(Loader):
    """Lets a module of a library in."""

    def __init__(self, library: str) -> None:
        self.library = library

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The library makes the module and runs it, as Python's own loader of libraries lets it do."""
        from ctypes import PYFUNCTYPE, c_char_p, c_int, c_void_p, py_object, pythonapi

        pointer_in = PYFUNCTYPE(c_void_p, py_object, c_char_p)(("PyCapsule_GetPointer", pythonapi))

        def function(name: str) -> int:
            capsule = getattr(import_module(self.library), name)
            return int(pointer_in(capsule, f"{self.library}.{name}".encode()))

        PYFUNCTYPE(c_int)(function("ensure_deps"))()  # the libraries that it stands on
        module: ModuleType = PYFUNCTYPE(py_object)(function(door(spec.name)))()
        return module

    def exec_module(self, module: ModuleType) -> None:
        """It has run."""


def library_of(module: str) -> str:
    """The library in which a module is, if it is compiled; "" if it never is."""
    _, room, *rest = module.split(".")
    if room == "games":
        return f"hexfarer_{rest[0]}{MARK}" if rest else ""
    return f"hexfarer_{room}{MARK}"


def door(module: str) -> str:
    """What a library calls the function that starts a module."""
    return "init_" + module.replace(".", "___")


# -- the choice ------------------------------------------------------------------------------------------------------


def choose() -> None:
    """Decide, once, before anything of the engine is imported."""
    if chosen() is not None:
        return
    if pure():
        sys.meta_path.insert(0, Sources(PURE))
    elif (folder := home()) is None:
        sys.meta_path.insert(0, Sources(STALE if made() else NEVER))
    else:
        sys.meta_path.insert(0, Libraries(folder))
        try:
            import_module(library_of("hexfarer.kernel"))
        except ImportError:
            sys.meta_path[0] = Sources(BROKEN)


def chosen() -> Sources | None:
    return next((finder for finder in sys.meta_path if isinstance(finder, Sources)), None)


def mode() -> str:
    """Which engine is running."""
    return COMPILED if isinstance(chosen(), Libraries) else INTERPRETED


def why() -> str:
    """Why the sources are running; "" if they are not."""
    finder = chosen()
    return finder.why if finder is not None else ""


if __name__ == "__main__":  # for the Makefile: succeeds if there is nothing to compile
    sys.exit(home() is None)
