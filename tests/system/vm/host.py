"""Boots the prepared image, prints what the gate inside says, takes the pictures that it asks for.

`host.py DISK STICK KERNEL INITRD PICTURES`. Ends with status 0 where everything held and the machine went off by
itself.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path

LONGEST_S = 3000
ONE_COLOUR = 4000
CUT = 2


def connect(path: Path) -> socket.socket:
    for _ in range(100):
        try:
            joined = socket.socket(socket.AF_UNIX)
            joined.connect(str(path))
        except OSError:
            time.sleep(0.1)
        else:
            return joined
    sys.exit(f"NOT OK: {path} does not answer")


def accelerator() -> str:
    """Software, which works wherever there is a machine; COMPANION_ACCEL=kvm where the hardware can."""
    return os.environ.get("COMPANION_ACCEL", "tcg,thread=multi")


def machine(folder: Path, disk: str, stick: str, kernel: str, initrd: str) -> list[str]:
    return [
        "qemu-system-x86_64", "-accel", accelerator(), "-m", "1536", "-smp", "2", "-nodefaults", "-no-reboot",
        "-kernel", kernel, "-initrd", initrd, "-append", "root=/dev/vda rw console=ttyS0 quiet",
        "-drive", f"file={disk},format=raw,if=virtio,cache=unsafe",
        "-device", "virtio-gpu-pci,xres=800,yres=480", "-display", "none",
        "-device", "qemu-xhci", "-drive", f"file={stick},format=raw,if=none,id=stick",
        "-device", "usb-storage,drive=stick,removable=on",
        "-serial", f"file:{folder}/console", "-serial", f"unix:{folder}/gate,server=on,wait=off",
        "-monitor", f"unix:{folder}/monitor,server=on,wait=off",
    ]  # fmt: skip


def main(disk: str, stick: str, kernel: str, initrd: str, pictures: str) -> int:
    Path(pictures).mkdir(parents=True, exist_ok=True)
    print(f"-- {accelerator()}", flush=True)
    result = CUT
    while result == CUT:
        with tempfile.TemporaryDirectory() as temporary:
            result = boot(Path(temporary), (disk, stick, kernel, initrd), Path(pictures))
    return result


def boot(folder: Path, parts: tuple[str, str, str, str], pictures: Path) -> int:
    """One boot, from power to power: 0 where everything held, 1 where not, CUT where the plug was pulled."""
    with subprocess.Popen(machine(folder, *parts)) as qemu:
        gate, monitor = connect(folder / "gate"), connect(folder / "monitor")
        gate.settimeout(LONGEST_S)
        result = listen(gate, monitor, pictures)
        if result == CUT:
            qemu.kill()
            return CUT
        try:
            qemu.wait(120)
            print("ok   the machine went off by itself")
        except subprocess.TimeoutExpired:
            result = 1
            print("NOT OK the machine did not go off")
            qemu.terminate()
    if result:
        print((folder / "console").read_text(errors="replace")[-6000:])
    return result


def listen(gate: socket.socket, monitor: socket.socket, pictures: Path) -> int:
    result = 1
    began = time.monotonic()
    for raw in gate.makefile("rb"):
        line = raw.decode(errors="replace").strip()
        word, _, rest = line.partition(" ")
        if word == "shot":
            gate.sendall(f"{take(monitor, (pictures / f'{rest}.png').resolve())}\n".encode())
        elif word == "result":
            result = int(rest != "0")
        if line:
            print(f"{time.monotonic() - began:6.1f} {line}", flush=True)
        if word == "cut":
            return CUT
    return result


def take(monitor: socket.socket, picture: Path) -> str:
    """Save what the display shows. Returns `blank`, or a number that another picture would not have."""
    picture.unlink(missing_ok=True)
    monitor.sendall(f"screendump {picture} -f png\n".encode())
    for _ in range(50):
        time.sleep(0.1)
        if picture.exists() and picture.stat().st_size:
            break
    # A display of one colour fits into little more than a kilobyte.
    seen = picture.read_bytes()
    return f"{zlib.crc32(seen):08x}" if len(seen) > ONE_COLOUR else "blank"


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
