"""What all tests share."""

import signal
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))  # so that the plugin is found from any folder

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A suite started in the background ignores Ctrl-C, and so would the programs it starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)

pytest_plugins = ["pytester", "rule_coverage", "soak_parts"]
