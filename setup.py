"""Compiles the engine (kernel and games) with mypyc; everything else about the package is in pyproject.toml.

HEXFARER_PURE=1, or the lack of a C compiler, leaves the compiling out: the same files then run interpreted.
Only what changed is compiled again, on all cores.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOMS = [Path("src/hexfarer/kernel"), Path("src/hexfarer/games")]
OPTIMIZE = os.environ.get("HEXFARER_OPTIMIZE", "2")


def pure() -> bool:
    return os.environ.get("HEXFARER_PURE", "") not in ("", "0")


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


def engine() -> list[Extension]:
    """The library of the engine, and a door to it for each module; mypyc writes their C to build/."""
    from mypyc.build import mypycify

    files = sorted(str(file) for room in ROOMS for file in room.rglob("*.py"))
    options = ["--config-file", "pyproject.toml"]
    return mypycify(options + files, opt_level=OPTIMIZE, debug_level="0", multi_file=True, group_name="hexfarer")


class Build(build_ext):
    """Compiles the files side by side, and only those that changed."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()

    def run(self) -> None:
        super().run()
        for library in [file for room in ROOMS for file in room.rglob("*") if file.suffix in (".so", ".pyd")]:
            if not library.with_name(library.name.split(".")[0] + ".py").exists():
                library.unlink()  # of a file that is gone

    def headers(self) -> list[str]:
        """With these arguments gcc takes the headers of the engine, which every file includes, as read once for all."""
        shared = [extension for extension in self.extensions if len(extension.sources) > 1]
        command = self.compiler.compiler_so if self.compiler.compiler_type == "unix" else []
        if not shared or not command or "Free Software" not in said([command[0], "--version"]):
            return []
        header = Path("build/engine.h")
        header.write_text('#include "__native_hexfarer.h"\n#include "__native_internal_hexfarer.h"\n')
        folders = [f"-I{folder}" for folder in [*shared[0].include_dirs, *self.compiler.include_dirs]]
        ready = Path("build/engine.h.gch")
        ready.unlink(missing_ok=True)
        said([*command, *folders, "-c", str(header), "-o", str(ready), *shared[0].extra_compile_args])
        return ["-include", str(header)] if ready.exists() else []

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile
        ready = self.headers()

        def compile_changed(sources, output_dir=None, depends=None, **options):
            headers = [Path(file) for file in depends or [] if file.endswith(".h")]
            newest = max((file.stat().st_mtime for file in headers if file.exists()), default=0.0)

            def one(source: str) -> str:
                object_file = self.compiler.object_filenames([source], output_dir=output_dir)[0]
                made = Path(object_file).stat().st_mtime if Path(object_file).exists() else 0.0
                if made <= max(newest, Path(source).stat().st_mtime):
                    ours = ready if "hexfarer" in source else []  # not for what mypyc adds of its own
                    compile_all([source], output_dir, depends=depends, extra_preargs=ours, **options)
                return object_file

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(one, sources))

        self.compiler.compile = compile_changed
        super().build_extensions()


missing = lacks()
if sys.argv[1:] == ["--can-compile"]:
    sys.exit(f"hexfarer cannot be compiled without {missing}: install it (Debian: gcc python3-dev)" if missing else 0)
if missing and not pure():
    print(f"hexfarer: there is no {missing}, so the engine is not compiled and runs interpreted", file=sys.stderr)
setup(ext_modules=[] if pure() or missing else engine(), cmdclass={"build_ext": Build})
