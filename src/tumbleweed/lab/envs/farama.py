"""PettingZoo and Gymnasium, which are an extra: nothing else imports them."""

from __future__ import annotations

try:
    from gymnasium import Env, register, spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError as fault:
    raise ImportError(
        f"this environment needs PettingZoo and Gymnasium ({fault}): pip install 'tumbleweed[envs]'"
    ) from None

__all__ = ["AECEnv", "Env", "EnvLogger", "register", "spaces"]
