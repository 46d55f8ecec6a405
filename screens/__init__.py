"""What the device shows, painted with pygame. Screens know no game."""

from __future__ import annotations

import os

# On import pygame greets on standard output, where the commands answer line by line.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
