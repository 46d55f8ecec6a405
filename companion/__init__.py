"""The table companion: referee, clock and bookkeeper of real card games."""

__version__ = "0.1.0"
