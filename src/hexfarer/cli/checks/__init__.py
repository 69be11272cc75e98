"""What `hexfarer doctor` looks at. Every check is given what it looks at, so that tests can show it anything."""

from __future__ import annotations
