"""The hook that puts compiled modules into a wheel: HATCH_BUILD_HOOKS_ENABLE=1 python -m hatchling build -t wheel."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Compiled(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        subprocess.run([str(root / "tools" / "native"), sys.executable, "build"], check=True)  # noqa: S603
        made = root / "build" / "native" / "made"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {str(path): f"/{path.relative_to(made)}" for path in made.rglob("*.so")}
