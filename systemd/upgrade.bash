# Part of `install`: from one version to another, and the way back.
# shellcheck shell=bash disable=SC2154  # what stands in install is known here

# How long a new version must have run to be trusted, in seconds.
settle_s=10
# How far an upgrade has come, which decides what its end has to mend: begun, stopped, switched or over; '' where none
# is under way. Nothing in here may be called after || or in an if, where `set -e` is off, unless it says its failures.
reached=''
# What the screen is told: `upgraded VERSION`, `back VERSION` (which runs again), `older VERSION` (so it was refused),
# or `failed` (nothing was changed).
outcome=failed
# What is told of an end that was not wished for.
trouble='the upgrade failed, and nothing was changed'

# From here on, whatever ends the script, `end_upgrade` mends it and tells. Sets `db` as the service finds it.
begin_upgrade() {
    reached=begun
    db=$state/companion.db
    if $dry; then return; fi
    local found
    found=$("$app/$before/bin/python" - "$config" "$state" <<'END'
import sys
from pathlib import Path
from companion.config import load_config
from companion.errors import ConfigError
config, state = sys.argv[1:]
try:
    print(load_config(Path(config)).data or state, end="/companion.db\n")
except ConfigError as wrong:
    sys.exit(f"install: {wrong}")
END
    )
    db=$found
}

as_companion() { inside runuser -u companion -- "$@"; }

# copy_database FROM TO: as the companion, whose folder it is; without FROM there is no TO either. Nothing is written
# meanwhile: the service is stopped. TO changes at one stroke, when all has been copied.
copy_database() {
    as_companion "$app/$before/bin/python" - "$1" "$2" <<'END'
import sqlite3, sys
from contextlib import closing
from pathlib import Path
given, wanted = map(Path, sys.argv[1:])
draft = Path(f"{wanted}.part")
try:
    draft.unlink(missing_ok=True)
    if given.exists():
        with closing(sqlite3.connect(given)) as old, closing(sqlite3.connect(draft)) as new:
            old.backup(new)
    for beside in ("-wal", "-shm"):
        Path(f"{wanted}{beside}").unlink(missing_ok=True)
    if given.exists():
        draft.replace(wanted)
    else:
        wanted.unlink(missing_ok=True)
except (OSError, sqlite3.Error) as fault:
    sys.exit(f"install: {given} could not be copied: {fault}")
END
}

# Ready, and still there a little later.
comes_up() {
    run systemctl reset-failed companion.service || true
    run systemctl start companion.service || return 1
    run sleep "$settle_s"
    if $dry; then return; fi
    systemctl is-active -q companion.service && [[ $(systemctl show -P NRestarts companion.service) == 0 ]]
}

forget_older_versions() {
    local environment
    for environment in "$app"/*/complete; do
        environment=$(basename "$(dirname "$environment")")
        # `current` is a link to one of them.
        [[ -L $app/$environment || $environment == "$id" || $environment == "$before" ]] || remove "$app/$environment"
    done
}

# From `before` to the wheel.
change_versions() {
    if [[ $id == "$before" ]]; then
        outcome="upgraded ${id%-*}"
        say "$id is what runs already"
        return
    fi
    if ! $dry && python3 "$here/wheel.py" older "${id%-*}" "${before%-*}"; then
        outcome="older ${id%-*}"
        die "${id%-*} is older than ${before%-*}, which runs; to go back nevertheless, --uninstall first"
    fi
    make_environment
    step "The matches are put by"
    saved=$(dirname "$db")/before-upgrade.db
    reached=stopped
    run systemctl stop companion.service
    copy_database "$db" "$saved"
    reached=switched
    trouble="$id could not be put in its place"
    switch_to "$id"
    put_system_files "$id"
    step "Start"
    trouble="$id does not start (journalctl -u companion)"
    watch
    comes_up
    outcome="upgraded ${id%-*}"
    reached=over
    $dry || forget_older_versions
}

upgrade() {
    [[ -z $root ]] || die "--upgrade is for the running system"
    before=$(what_runs)
    ! $dry || before=${before:-BEFORE}
    [[ -n $before ]] || die "nothing is installed yet"
    check_system
    begin_upgrade
    install_packages
    make_user
    find_wheel
    change_versions
}

# ------------------------------------------------------------------------------------------------ how it ends

# Called at the end of the script, whatever ended it: a step that failed, a full disk, or systemd's patience. The table
# never stays dark.
end_upgrade() {
    case $reached in
        stopped)
            write_outcome
            start_before
            ;;
        switched)
            step "Back to $before"
            outcome="back ${before%-*}"
            put_back
            write_outcome
            start_before
            ;;
        over)
            write_outcome
            say "Upgraded from $before to $id"
            ;;
        *) write_outcome ;;
    esac
}

# Each step for itself: the more of them succeed, the better.
put_back() {
    run systemctl stop companion.service || true
    matches='with the matches of before'
    copy_database "$saved" "$db" || matches="but could not be given the matches of before, which lie in $saved"
    switch_to "$before" || complain "$app/current could not be set back"
    put_system_files "$before" || complain "the system files of $before could not all be put back"
}

start_before() {
    run systemctl reset-failed companion.service || true
    if run systemctl start companion.service; then
        complain "$trouble; $before runs again${matches:+, $matches}"
    else
        complain "$trouble; $before does not start either (journalctl -u companion)${matches:+, $matches}"
    fi
}

# Beside the database, for the companion to read and to take away. Under another name first: it is there whole or not.
write_outcome() {
    # shellcheck disable=SC2016  # the inner shell's own words
    as_companion sh -c 'umask 027 && echo "$1" >"$2.part" && mv "$2.part" "$2"' sh \
        "$outcome" "$(dirname "$db")/upgrade-outcome" || complain "the screen could not be told: $outcome"
}
