"""Put faults into the rules of Western Legends, one at a time, and see which the tests catch.

    python -m tools.mutants                  60 faults, the sample that the soak test holds
    python -m tools.mutants --of ante-up     40 faults in the rules of Ante Up, with its own tests
    python -m tools.mutants --of blood-money  the same for Blood Money
    python -m tools.mutants --seed 2         another sample
    python -m tools.mutants --quick          without slow tests: what they alone catch looks missed
    python -m tools.mutants --list           only show it
    python -m tools.mutants --pick goods.py  only what of the sample has that text in it

docs/testing.md says more. Exits with 1 when fewer than 95 % are caught.
"""

import argparse
import os
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from .faults import Fault
from .sample import OF, all_faults, draw, equivalents
from .scratch import ROOT, ScratchError, snapshot
from .trial import Verdict, record, try_fault

SEED = 1
REQUIRED = 0.95


def main() -> int:
    asked = arguments()
    rules = OF[asked.of]
    with snapshot() as clean:
        faults = all_faults(clean / "src", rules)
        sample = draw(faults, asked.count or rules.count, asked.seed, equivalents())
        sample = [fault for fault in sample if asked.pick in str(fault)]
        print(f"{len(sample)} of {len(faults)} faults, seed {asked.seed}", flush=True)
        if asked.list:
            print(*(f"{fault.kind:11}{fault}" for fault in sample), sep="\n")
            return 0
        start = time.monotonic()
        reach = record(clean, sample, asked.jobs, rules.tests)
        said = f"Without faults {len(reach.tests)} tests pass"
        print(f"{said} ({time.monotonic() - start:.0f} s)", flush=True)

        def attempt(numbered: tuple[int, Fault]) -> Verdict:
            verdict = try_fault(clean, reach, *numbered, asked.quick)
            print(verdict, flush=True)
            return verdict

        with ThreadPoolExecutor(asked.jobs) as pool:
            verdicts = list(pool.map(attempt, enumerate(sample)))
    return summary(verdicts, time.monotonic() - start)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="tools.mutants", description="Put faults into the rules; see which the tests catch."
    )
    parser.add_argument("--of", choices=OF, default="legends", help="which rules")
    parser.add_argument("--count", type=int, default=0, help="how many faults")
    parser.add_argument("--seed", type=int, default=SEED, help="which sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="at a time")
    parser.add_argument("--pick", default="", help="only faults with this text")
    parser.add_argument("--quick", action="store_true", help="only quick tests that reach a fault")
    parser.add_argument("--list", action="store_true", help="only show the sample")
    return parser.parse_args()


def summary(verdicts: list[Verdict], seconds: float) -> int:
    survivors = [verdict for verdict in verdicts if not verdict.caught]
    if survivors:
        print("\nNobody noticed:")
        print(*survivors, sep="\n")
    how = Counter(verdict.how for verdict in verdicts)
    by_rule = sum(1 for verdict in verdicts if verdict.rules)
    caught = len(verdicts) - len(survivors)
    print(
        f"\n{caught} of {len(verdicts)} faults caught ({caught / len(verdicts):.1%}): "
        f"{by_rule} by a test that cites a rule, {how['test'] - by_rule} by another, "
        f"{how['import']} on import, {how['timeout']} out of time; {seconds:.0f} s"
    )
    return 0 if caught >= REQUIRED * len(verdicts) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except ScratchError as error:
        sys.exit(f"{error}\nNo verdict, in {ROOT}")
