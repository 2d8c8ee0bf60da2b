"""The net as PyTorch has it, and its steps of learning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from tumbleweed.bots.net.weights import LAYERS, Names, Weights, shapes
from tumbleweed.lab.train.rows import NO_OPTION, Decisions
from tumbleweed.lab.train.settings import BadRun, Settings

VALUE: Final = 1.0  # weight of the value's error
STEEP: Final = 0.5  # longest gradient
LAST: Final = 0.1  # of the entropy's weight, at the end of a run
LESSON: Final = 4096  # decisions to a step of imitation: large batches left it half learned
BYTE: Final = 255.0


def torch() -> Any:
    """PyTorch, which only learning needs."""
    try:
        import torch as found  # noqa: PLC0415
    except ImportError:
        raise BadRun("training needs PyTorch: pip install 'tumbleweed[train]'") from None
    return found


def device_of(name: str) -> str:
    """`auto` is a GPU where there is one."""
    if name == "auto":
        return "cuda" if torch().cuda.is_available() else "cpu"
    return name


@dataclass
class Figures:
    """Of the steps of an iteration, averaged."""

    policy: float = 0.0
    value: float = 0.0
    entropy: float = 0.0
    moved: float = 0.0  # how far the chances of the options taken have moved
    agreed: float = 0.0  # how often the likeliest option is the teacher's
    steps: int = 0

    def add(self, **more: float) -> None:
        self.steps += 1
        for name, figure in more.items():
            now = getattr(self, name)
            setattr(self, name, now + (figure - now) / self.steps)


class Learner:
    """Weights, their optimizer, and the average over the last part of a run."""

    def __init__(self, settings: Settings, names: Names, device: str) -> None:
        self._t = self.torch = torch()
        self._settings, self._names, self._device = settings, names, device
        self._t.manual_seed(settings.seed)
        self._t.set_float32_matmul_precision("high")
        self.layers = {
            name: self._fresh(shape).requires_grad_()
            for name, shape in shapes(names, settings.hidden).items()
        }
        self._optimizer = self._t.optim.Adam(self.layers.values(), settings.rate, eps=1e-5)

    def _fresh(self, shape: tuple[int, ...]) -> Any:
        t = self._t
        if len(shape) == 1:
            return t.zeros(shape, device=self._device)
        rows, _ = shape
        # Of the first layer's inputs about a tenth are on; the last begins near even chances.
        scale = {len(self._names.features): (10 / rows) ** 0.5, len(self._names.options): 0.01}
        made = t.randn(shape) * scale.get(rows, (2 / rows) ** 0.5)
        return made.to(self._device)

    # ---- weights in and out ----

    def weights(self, about: dict[str, Any]) -> Weights:
        layers = {name: self.layers[name].detach().cpu().numpy().copy() for name in LAYERS}
        return Weights(self._names, **layers, about=about)

    def take(self, weights: Weights) -> None:
        with self._t.no_grad():
            for name in LAYERS:
                self.layers[name].copy_(self._t.from_numpy(getattr(weights, name)))

    def state(self) -> dict[str, Any]:
        layers = {name: layer.detach().cpu() for name, layer in self.layers.items()}
        return {"layers": layers, "optimizer": self._optimizer.state_dict()}

    def restore(self, state: dict[str, Any]) -> None:
        with self._t.no_grad():
            for name, layer in state["layers"].items():
                self.layers[name].copy_(layer)
        self._optimizer.load_state_dict(state["optimizer"])

    # ---- learning ----

    def imitate(self, decisions: Decisions, chance: np.random.Generator) -> Figures:
        """Likelier what was taken; the value of what became of it."""
        figures = Figures()
        size = min(LESSON, self._settings.batch)
        for part in self._batches(self._moved(decisions), size, chance):
            logs, value = self._look(part)
            policy = -logs.gather(1, part["taken"][:, None]).mean()
            error = self._t.nn.functional.mse_loss(value, part["gain"])
            self._step(policy + VALUE * error)
            agreed = (logs.argmax(1) == part["taken"]).float().mean()
            figures.add(policy=policy.item(), value=error.item(), agreed=agreed.item())
        return figures

    def improve(
        self, decisions: Decisions, progress: float, chance: np.random.Generator
    ) -> Figures:
        """Proximal policy optimization; `progress` is the part of the run that is over."""
        settings, t, figures = self._settings, self._t, Figures()
        self.set_rate(settings.rate * (1 - progress))
        bonus = settings.entropy * (1 - (1 - LAST) * progress)
        for part in self._passes(decisions, chance):
            logs, value = self._look(part)
            taken = logs.gather(1, part["taken"][:, None])[:, 0]
            ratio = (taken - part["chance"].log()).exp()
            gain = part["advantage"]
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            limited = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            policy = -t.minimum(ratio * gain, limited * gain).mean()
            error = t.nn.functional.mse_loss(value, part["gain"])
            entropy = -(logs.exp() * logs.clamp(min=-50)).sum(1).mean()
            self._step(policy + VALUE * error - bonus * entropy)
            figures.add(
                policy=policy.item(), value=error.item(), entropy=entropy.item(),
                moved=(ratio - 1).abs().mean().item(),
            )  # fmt: skip
        return figures

    def set_rate(self, rate: float) -> None:
        for group in self._optimizer.param_groups:
            group["lr"] = rate

    def _step(self, loss: Any) -> None:
        self._optimizer.zero_grad(set_to_none=True)
        loss.backward()
        self._t.nn.utils.clip_grad_norm_(self.layers.values(), STEEP)
        self._optimizer.step()

    def _passes(self, decisions: Decisions, chance: np.random.Generator) -> Any:
        there = self._moved(decisions)
        for _ in range(self._settings.passes):
            yield from self._batches(there, self._settings.batch, chance)

    def _batches(self, there: dict[str, Any], size: int, chance: np.random.Generator) -> Any:
        """Each decision once, in random order."""
        order = self._t.from_numpy(chance.permutation(len(there["taken"]))).to(self._device)
        for some in order.split(size):
            yield {name: rows[some] for name, rows in there.items()}

    def _moved(self, decisions: Decisions) -> dict[str, Any]:
        """To the device, in kinds that it can reckon with."""
        t, rows = self._t, vars(decisions)
        there = {name: t.from_numpy(signed(rows[name])).to(self._device) for name in rows}
        return {**there, "taken": there["taken"].long()}

    def _look(self, part: dict[str, Any]) -> tuple[Any, Any]:
        """The logarithms of the chances of the options on offer, and the value."""
        t, w = self._t, self.layers
        hidden = t.relu(self._first(part["places"], part["values"].float() / BYTE))
        hidden = t.relu(hidden @ w["second"] + w["second_bias"])
        options = part["options"].long()
        # Of all options, since the gradient of picked rows is slower by far than the product.
        every = t.addmm(w["policy_bias"], hidden, w["policy"].T)
        logits = every.gather(1, options.clamp(min=0)).masked_fill(options == NO_OPTION, -1e9)
        return logits.log_softmax(1), hidden @ w["value"] + w["value_bias"][0]

    def _first(self, places: Any, values: Any) -> Any:
        t, w = self._t, self.layers
        if self._device == "cpu":  # few bytes are not zero
            return w["first_bias"] + t.nn.functional.embedding_bag(
                places, w["first"], mode="sum", per_sample_weights=values
            )
        rows = t.zeros(len(places), len(w["first"]), device=self._device)
        rows.scatter_add_(1, places.long(), values)  # places that fill up add nothing
        return t.addmm(w["first_bias"], rows, w["first"])


def signed(rows: Any) -> Any:
    """PyTorch cannot index by unsigned numbers of two bytes."""
    return rows.astype(np.int32) if rows.dtype == np.uint16 else rows
