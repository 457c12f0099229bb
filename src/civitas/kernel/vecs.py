"""Numbers in a row: `vec` for the compiler; interpreted, plain lists, which Python reads faster.

Not compiled: it is there for what is interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
else:
    vec = list

__all__ = ["vec"]
