"""Packages that only some hosts need."""

from importlib.util import find_spec

from tumbleweed.core.errors import UnknownName


def need_extra(extra: str, package: str, setting: str) -> None:
    """Say which extra to install when a setting needs a package that is missing."""
    if not _installed(package):
        raise UnknownName(
            f"{setting} needs the Python package {package!r}, which is not installed: "
            f"pip install 'tumbleweed[{extra}]'"
        )


def _installed(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError:  # of the package around it
        return False
