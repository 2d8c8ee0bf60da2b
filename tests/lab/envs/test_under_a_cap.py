"""The short form of tests/soak/test_environments.py."""

import pytest

from lab.envs.many_decisions import CAP, under_the_cap


@pytest.mark.slow
def test_some_decisions_fit_into_little_memory() -> None:
    assert CAP == 4 * 2**30
    assert under_the_cap("vector", "goat-3", 6_400) > 16
