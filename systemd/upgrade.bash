# Part of `install`: the upgrade of a running companion, and the way back.
# shellcheck shell=bash disable=SC2154  # what stands in install is known here

# How long a new version must have run to be trusted, in seconds.
settle_s=10

database() {
    if $dry; then
        say "$state/companion.db"
        return
    fi
    ask "$app/$before/bin/python" - <<'END'
from pathlib import Path
from companion.config import load_config
print(load_config(Path("/etc/companion.toml")).data or "/var/lib/companion", end="/companion.db\n")
END
}

as_companion() { inside runuser -u companion -- "$@"; }

# As the companion, whose folder it is. Nothing is written meanwhile: the service is stopped.
copy_database() {
    as_companion rm -f "$2" "$2-wal" "$2-shm"
    if $dry || [[ -f $1 ]]; then
        as_companion "$app/$before/bin/python" -c \
            'import sqlite3, sys; old, new = map(sqlite3.connect, sys.argv[1:]); old.backup(new); new.close()' "$1" "$2"
    fi
}

# Ready, and still there a little later.
comes_up() {
    run systemctl start companion.service || return 1
    run sleep "$settle_s"
    if $dry; then return; fi
    systemctl is-active -q companion.service && [[ $(systemctl show -P NRestarts companion.service) == 0 ]]
}

go_back() {
    step "It does not start: back to $before"
    run systemctl stop companion.service
    run systemctl reset-failed companion.service || true
    copy_database "$saved" "$db"
    switch_to "$before"
    put_system_files "$before"
    run systemctl start companion.service
    die "$id does not start (journalctl -u companion); $before runs again, with the matches of before"
}

forget_older_versions() {
    local environment
    for environment in "$app"/*/complete; do
        environment=$(basename "$(dirname "$environment")")
        # `current` is a link to one of them.
        [[ -L $app/$environment || $environment == "$id" || $environment == "$before" ]] || remove "$app/$environment"
    done
}

upgrade() {
    [[ -z $root ]] || die "--upgrade is for the running system"
    before=$(readlink "$app/current" || true)
    ! $dry || before=${before:-BEFORE}
    [[ -n $before ]] || die "nothing is installed yet"
    check_system
    install_packages
    find_wheel
    make_environment
    if [[ $id == "$before" ]]; then
        say "$id is what runs already"
        return
    fi
    step "The matches are put by"
    run systemctl stop companion.service
    db=$(database)
    saved=$(dirname "$db")/before-upgrade.db
    copy_database "$db" "$saved"
    switch_to "$id"
    put_system_files "$id"
    step "Start"
    run systemctl reset-failed companion.service || true
    comes_up || go_back
    $dry || forget_older_versions
    say "Upgraded from $before to $id"
}
