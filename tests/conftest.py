"""What all tests share."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))  # so that the plugin is found from any folder

pytest_plugins = ["pytester", "rule_coverage"]
