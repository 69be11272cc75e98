"""Compiles the engine (kernel, games and minds) with mypyc; everything else about the package is in pyproject.toml.

HEXFARER_PURE=1, or the lack of a C compiler, leaves the compiling out: the same files then run interpreted. The kernel,
each game and the minds become a library of their own, so that a change in one leaves the others as they are. native.py
tells in which folder libraries lie, and how a process comes by them.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/hexfarer")
spec = spec_from_file_location("native", PACKAGE / "native.py")
native = module_from_spec(spec)
spec.loader.exec_module(native)

BUILD = Path("build")
KEPT = 4  # folders of libraries: whoever goes back to an earlier state of the sources finds them compiled
LEVEL = os.environ.get("HEXFARER_OPTIMIZE", "2")  # of the C compiler; tests want to begin soon, and take 1
# What runs once, or when somebody asks for it, is worth less optimizing.
SELDOM = ("___content", "___situate", "___dump", "___library", "___invariants", "___reasons", "___events", "___verbs")


def lacks() -> str:
    """What is missing for compiling; empty if all is there."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"a C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python.h"
    return ""


def said(command: list[str]) -> str:
    """What a command prints."""
    return subprocess.run(command, capture_output=True, text=True).stdout


def libraries() -> list[Extension]:
    """The kernel, each game and the minds; mypyc writes their C to build/."""
    from mypyc.build import mypycify

    groups: dict[str, list[str]] = {}
    for file in native.sources(PACKAGE):
        # A package tells where its folder is, and does nothing else; of types compiled code keeps too little.
        if file.name not in ("__init__.py", "shape.py"):
            module = Path(file.path).relative_to(PACKAGE.parent).with_suffix("").as_posix().replace("/", ".")
            groups.setdefault(native.library_of(module).removesuffix(native.MARK), []).append(file.path)
    # `make lint` checks the whole program; here only the engine counts, and what it does not need may be missing
    options = ["--config-file", "pyproject.toml", "--follow-imports=silent", "--ignore-missing-imports"]
    options += ["--cache-dir", str(BUILD / "mypy")]
    files = [file for group in groups.values() for file in group]
    separate = [(group, name) for name, group in groups.items()]
    made = mypycify(options + files, opt_level=LEVEL, debug_level="0", multi_file=True, separate=separate)
    return [one for one in made if one.name.endswith(native.MARK)]  # native.py opens the doors that the others would be


class Copy(build_py):
    """Collects the files of a wheel anew, so that none is in it that has been deleted since the last one."""

    def run(self) -> None:
        shutil.rmtree(Path(self.build_lib, "hexfarer"), ignore_errors=True)
        super().run()


class Build(build_ext):
    """Compiles what changed, file by file on all cores, and puts the libraries in place when all are there."""

    def run(self) -> None:
        BUILD.mkdir(exist_ok=True)
        with alone(BUILD / "lock"):
            began = time.time_ns()
            place = PACKAGE / native.ENGINE / native.name(PACKAGE)
            if level_of(place) < LEVEL:
                print("Compiling the engine (some minutes; later only the games that changed) ...", flush=True)
                self.made = BUILD / place.name
                self.extensions = libraries()
                super().run()
                put(self.made, place, began)
        if not self.inplace:
            shutil.copytree(place, Path(self.build_lib, "hexfarer", native.ENGINE, place.name))

    def copy_extensions_to_source(self) -> None:
        """They are in place."""

    def build_extensions(self) -> None:
        self.unix = self.compiler.compiler_type == "unix"
        self.objects = BUILD / f"objects-{LEVEL}"
        shutil.rmtree(self.made, ignore_errors=True)
        self.made.mkdir(parents=True)
        todo = {source: one for one in self.extensions for source in one.sources}  # mypyc's own files: once for all
        order = sorted(todo, key=lambda source: -Path(source).stat().st_size)
        self.ready = {one.name: self.headers(one) for one in self.extensions}
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            made = pool.map(lambda source: self.compiled(source, todo[source]), order)
            for done, _ in enumerate(made, 1):
                if sys.stderr.isatty():
                    print(f"\r{done} of {len(order)} files ", end="", file=sys.stderr, flush=True)
            list(pool.map(lambda one: self.linked(one), self.extensions))
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr, flush=True)
        (self.made / "level").write_text(LEVEL, encoding="utf-8")

    def flags(self, one: Extension, seldom: bool) -> list[str]:
        """Within a library nobody else may take the place of a function, so that calls need not go through a table."""
        if not self.unix:
            return one.extra_compile_args
        level = ["-O0" if LEVEL == "1" else "-O1"] if seldom else []
        # Every file of a game has the table of the kernel's functions: -fcommon makes them one.
        return [*one.extra_compile_args, "-fvisibility=hidden", "-fno-semantic-interposition", "-fcommon", *level]

    def headers(self, one: Extension) -> dict[bool, list[str]]:
        """With these arguments gcc reads the headers of a library, which all its files include, only once."""
        if not self.unix or "Free Software" not in said([self.compiler.compiler_so[0], "--version"]):
            return {}
        group = one.name.removesuffix(native.MARK)
        ready: dict[bool, list[str]] = {}
        for seldom in (False, True):
            header = self.objects / f"{group}-{int(seldom)}.h"
            header.parent.mkdir(parents=True, exist_ok=True)
            header.write_text(f'#include "__native_{group}.h"\n#include "__native_internal_{group}.h"\n')
            made = header.with_suffix(".h.gch")
            made.unlink(missing_ok=True)
            folders = [f"-I{folder}" for folder in [*one.include_dirs, *self.compiler.include_dirs]]
            said([*self.compiler.compiler_so, *folders, "-c", str(header), "-o", str(made), *self.flags(one, seldom)])
            ready[seldom] = ["-include", str(header)] if made.exists() else []
        return ready

    def compiled(self, source: str, one: Extension) -> None:
        """Compile a file, if it or a header has changed since."""
        made = Path(self.object_of(source))
        needed = [source, *[file for file in one.depends if file.endswith(".h")]]
        newest = max(os.stat(file).st_mtime for file in needed if os.path.exists(file))
        if made.exists() and made.stat().st_mtime > newest:
            return
        seldom = any(part in source for part in SELDOM)
        ours = self.ready[one.name].get(seldom, []) if "hexfarer" in source else []  # not for what mypyc adds
        self.compiler.compile(
            [source],
            output_dir=str(self.objects),
            include_dirs=one.include_dirs,
            extra_preargs=ours,
            extra_postargs=self.flags(one, seldom),
        )

    def linked(self, one: Extension) -> None:
        self.compiler.link_shared_object(
            [self.object_of(source) for source in one.sources],
            str(self.made / (one.name + native.SUFFIX)),
            libraries=self.get_libraries(one),
            library_dirs=one.library_dirs,
            export_symbols=self.get_export_symbols(one),
            extra_postargs=["-Wl,-Bsymbolic"] if self.unix and sys.platform != "darwin" else [],
            build_temp=str(self.objects),
        )

    def object_of(self, source: str) -> str:
        return self.compiler.object_filenames([source], output_dir=str(self.objects))[0]


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """Two who compile at once wait for each other; the second one finds its work done."""
    with file.open("w") as door:
        try:
            import fcntl
        except ImportError:  # Windows
            yield
            return
        fcntl.flock(door, fcntl.LOCK_EX)
        yield


def level_of(place: Path) -> str:
    """How far the libraries in a folder were optimized; "" if there are none."""
    file = place / "level"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def put(made: Path, place: Path, began: int) -> None:
    """Put libraries in place by one rename; the oldest ones go."""
    os.utime(made, ns=(began, began))  # a file that was changed meanwhile counts as changed
    place.parent.mkdir(exist_ok=True)
    if place.exists():
        os.rename(place, place.with_suffix(".old"))
    os.rename(made, place)
    for folder in [*place.parent.glob("*.old"), *native.made(PACKAGE)[KEPT:]]:
        shutil.rmtree(folder)


class Package(Distribution):
    def has_ext_modules(self) -> bool:
        return not native.pure() and not missing


missing = lacks()
if sys.argv[1:] == ["--can-compile"]:
    sys.exit(f"hexfarer cannot be compiled without {missing}: install it (Debian: gcc python3-dev)" if missing else 0)
if missing and not native.pure():
    print(f"hexfarer: there is no {missing}, so the engine is not compiled and runs interpreted", file=sys.stderr)
setup(distclass=Package, cmdclass={"build_py": Copy, "build_ext": Build})
