"""Devices: the reader, buttons, lights and sounds. They put what happens into the inbox and know no game."""
