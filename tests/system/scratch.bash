# Scratch Debian systems for the release gates. Sourced by them; root, and the packages that README.md names, are needed.
# shellcheck shell=bash

checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cache=${COMPANION_CACHE:-$HOME/.cache/companion-gates}
mirror=${COMPANION_MIRROR:-http://deb.debian.org/debian}
scratch=''

say() { printf '\n== %s (%ss)\n' "$*" "$SECONDS"; }
die() {
    printf 'NOT OK: %s\n' "$*" >&2
    exit 1
}

need() {
    local program
    [[ $(id -u) == 0 ]] || die "needs root"
    for program; do
        command -v "$program" >/dev/null || die "$program is missing; tests/system/README.md says what to install"
    done
}

# scratch_system ARCHITECTURE: a fresh trixie in $scratch, from the cache where one was made before.
scratch_system() {
    local architecture=$1 saved=$cache/$1.tar
    scratch=$(mktemp -d "${TMPDIR:-/var/tmp}/companion-$architecture.XXXX")
    trap leave EXIT
    mkdir -p "$cache"
    if [[ ! -f $saved ]]; then
        say "debootstrap $architecture"
        debootstrap --variant=minbase --arch="$architecture" \
            --include=ca-certificates,python3,python3-venv,systemd,systemd-sysv,udev,dbus \
            trixie "$scratch" "$mirror" >"$cache/$architecture.log" || die "debootstrap: see $cache/$architecture.log"
        tar -C "$scratch" -cf "$saved.part" .
        mv "$saved.part" "$saved"
    else
        tar -C "$scratch" -xf "$saved"
    fi
    mount -t proc proc "$scratch/proc"
    mount --rbind /dev "$scratch/dev"
    mount --make-rslave "$scratch/dev"
    # Names and certificates as this machine has them; nothing starts a service in there.
    cp /etc/resolv.conf "$scratch/etc/"
    cp /etc/ssl/certs/ca-certificates.crt "$scratch/etc/ssl/certs/"
    printf '#!/bin/sh\nexit 101\n' >"$scratch/usr/sbin/policy-rc.d"
    chmod +x "$scratch/usr/sbin/policy-rc.d"
    # It lives for an hour: nothing need be safe from a power cut.
    echo force-unsafe-io >"$scratch/etc/dpkg/dpkg.cfg.d/scratch"
    mkdir -p "$scratch/boot/firmware"
    printf '# as Raspberry Pi OS ships it\n#dtparam=spi=on\n' >"$scratch/boot/firmware/config.txt"
}

leave() {
    if [[ -n $scratch ]]; then
        umount -R "$scratch/dev" "$scratch/proc" 2>/dev/null || true
        mountpoint -q "$scratch/dev" || rm -rf --one-file-system "$scratch"
    fi
}

enter() {
    env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive PIP_DISABLE_PIP_VERSION_CHECK=1 chroot "$scratch" "$@"
}

# empty_packages NAME...: a local repository of packages that only the Raspberry Pi archive has, empty but for the name.
empty_packages() {
    local repository=$scratch/srv/empty name build
    mkdir -p "$repository"
    for name; do
        build=$(mktemp -d)
        mkdir "$build/DEBIAN"
        printf '%s\n' "Package: $name" 'Version: 1-empty' 'Architecture: all' 'Maintainer: nobody <nobody@localhost>' \
            'Description: stands for a package of the Raspberry Pi archive' >"$build/DEBIAN/control"
        dpkg-deb -b "$build" "$repository/$name.deb" >/dev/null
        rm -r "$build"
        cat >>"$repository/Packages" <<END
$(dpkg-deb -f "$repository/$name.deb")
Filename: ./$name.deb
Size: $(stat -c %s "$repository/$name.deb")
SHA256: $(sha256sum "$repository/$name.deb" | cut -d ' ' -f 1)

END
    done
    echo 'deb [trusted=yes] file:/srv/empty ./' >"$scratch/etc/apt/sources.list.d/empty.list"
}

# What is committed (COMPANION_COMMIT, or the last), as a user would have cloned it.
copy_checkout() {
    mkdir -p "$scratch/root/companion"
    git -C "$checkout" archive "${COMPANION_COMMIT:-HEAD}" | tar -x -C "$scratch/root/companion"
}
