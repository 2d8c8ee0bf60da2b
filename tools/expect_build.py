"""pytest plugin: abort a run that tests another build of the engine than intended."""

import os
from pathlib import Path

import pytest

from tumbleweed import _build

KIND, FOLDER = "TUMBLEWEED_EXPECT_KIND", "TUMBLEWEED_EXPECT_FOLDER"


# After collection, when the test modules and conftest files have been imported.
def pytest_collection_finish(session: pytest.Session) -> None:
    from tumbleweed.core import frames  # noqa: PLC0415 - not before

    file = Path(str(frames.__file__))
    wrong_kind = _build.build_kind() != os.environ[KIND]
    if wrong_kind or not file.is_relative_to(os.environ[FOLDER]):
        wanted = f"the {os.environ[KIND]} build in {os.environ[FOLDER]}"
        pytest.exit(f"These tests should use {wanted}, but they use {file}.", returncode=1)
    print(f"Engine under test: {_build.build_kind()}, {file}")
