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
    found=$(database_by "$before")
    db=$found
}

# database_by ENVIRONMENT: where it keeps the matches, by the configuration. Ends with 1 and its own sentence where it
# does not take that. Of any two versions, each must have what is imported here.
database_by() {
    "$app/$1/bin/python" -I - "$config" "$state" <<'END'
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
}

# Debian may have got another Python, and the environment of before have lost its packages.
still_runs() { $dry || "$app/$1/bin/companion" --version >/dev/null 2>&1; }

as_companion() { inside runuser -u companion -- "$@"; }

# copy_database FROM TO: as the companion, whose folder it is. Nothing is written meanwhile: the service is stopped. TO
# changes at one stroke, when all has been copied; without FROM there is no TO either, and what was there lies aside.
copy_database() {
    as_companion python3 -I - "$1" "$2" <<'END'
import sqlite3, sys
from contextlib import closing
from pathlib import Path
given, wanted = map(Path, sys.argv[1:])
draft = Path(f"{wanted}.part")
try:
    if given.exists():
        draft.unlink(missing_ok=True)
        with closing(sqlite3.connect(given)) as old, closing(sqlite3.connect(draft)) as new:
            old.backup(new)
        for beside in ("-wal", "-shm"):
            Path(f"{wanted}{beside}").unlink(missing_ok=True)
        draft.replace(wanted)
    else:
        for beside in ("-wal", "-shm", ""):
            if (part := Path(f"{wanted}{beside}")).exists():
                part.replace(f"{wanted}.aside{beside}")
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

# What is older could not read the matches.
refuse_older() {
    if $dry || ! python3 "$here/wheel.py" older "${id%-*}" "${before%-*}"; then return; fi
    outcome="older ${id%-*}"
    die "${id%-*} is older than ${before%-*}, which is installed; to go back nevertheless, --uninstall first"
}

put_matches_by() {
    step "The matches are put by"
    saved=$(dirname "$db")/before-upgrade.db
    run systemctl stop companion.service
    copy_database "$db" "$saved"
}

# From here on a power cut is known of at the next boot: companion-undo-upgrade.service then takes the upgrade back. A
# link beside `current` to what ran before; where its matches are put by, the configuration says.
remember_before() {
    run ln -sfn "$before" "$app/before"
    # What it promises must lie on the disk before anything of the new version does.
    run sync
}

forget_before() {
    remove "$app/before"
    run sync
}

# From `before` to the wheel.
change_versions() {
    if [[ $id == "$before" ]]; then
        outcome="upgraded ${id%-*}"
        say "$id is what runs already"
        return
    fi
    refuse_older
    make_environment
    # It may be stricter, and would only end at once.
    $dry || database_by "$id" >/dev/null || die "${id%-*} does not take this configuration; nothing was changed"
    reached=stopped
    put_matches_by
    reached=switched
    trouble="$id could not be put in its place"
    remember_before
    switch_to "$id"
    put_system_files "$id"
    step "Start"
    trouble="$id does not start (journalctl -u companion)"
    run systemctl enable -q "${started_at_boot[@]}"
    watch
    comes_up
    forget_before
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
    still_runs "$before" || die "$before does not run any more, so there is no way back: install without --upgrade"
    begin_upgrade
    install_packages
    make_user
    find_wheel
    change_versions
}

# Where what ran before does not run any more, such as after an upgrade of Debian: a plain installation, with no way
# back. The matches lie where the new version looks for them, and a copy beside them.
keep_a_copy() {
    say "$before does not run any more, so there is nothing to go back to; the matches stay, and are copied first"
    db=$(database_by "$id")
    put_matches_by || say "  they could not be copied, and stay as they are"
}

# Where an upgrade was cut short by a power cut, or killed: however the new version might do, what ran before comes back
# with its matches. `end_upgrade` does it.
undo() {
    [[ -z $root ]] || die "--undo is for the running system"
    before=$(readlink "$app/before") || die "no upgrade was cut short"
    check_system
    begin_upgrade
    saved=$(dirname "$db")/before-upgrade.db
    trouble='an upgrade was cut short'
    reached=switched
}

# ------------------------------------------------------------------------------------------------ how it ends

# Called at the end of the script, whatever ended it: a step that failed, a full disk, systemd's patience, or whoever
# watched and closed the terminal. The table never stays dark. Here `set -e` is off, and nothing interrupts.
end_upgrade() {
    case $reached in
        stopped)
            write_outcome
            start_before
            ;;
        switched)
            # Where nobody listens any more, what cannot be said must not count as not done.
            step "Back to $before" || exec >/dev/null
            outcome="back ${before%-*}"
            put_back
            forget_before
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
    $at_boot || run systemctl stop companion.service
    matches='with the matches of before'
    copy_database "$saved" "$db" || matches="but could not be given the matches of before, which lie in $saved"
    switch_to "$before" || complain "$app/current could not be set back"
    put_system_files "$before" || complain "the system files of $before could not all be put back"
}

start_before() {
    if $at_boot; then
        complain "$trouble; $before is in its place again, $matches"
        return
    fi
    run systemctl reset-failed companion.service
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
