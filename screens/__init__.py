"""What the device shows, painted with pygame. Screens know no game."""
