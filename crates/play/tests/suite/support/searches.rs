//! Small programs in the role of a student's search. A real search takes half a minute to build, and the table receives only a
//! line from it.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

/// Takes the first free cell: always a legal move, but seldom a good one.
pub(crate) const WEAK: &str = r#"
    cell=1
    rest=$2
    while [ "${rest#?}" != "$rest" ]; do
        case $rest in .*) break ;; esac
        rest=${rest#?}; cell=$((cell + 1))
    done
    echo "depth $3: a student prints what they like"
    echo "the answer: move $cell value 0 nodes 1234""#;

/// Prints Rust's message for a `todo!`.
pub(crate) const STUB: &str = r#"
    echo "thread '<unnamed>' (7) panicked at ch3-tic-tac-toe/src/evaluate.rs:19:5:" >&2
    echo "not yet implemented: the value for the first player" >&2
    exit 101"#;

/// Prints Rust's message for a subtraction below 0.
pub(crate) const PANICS: &str = r#"
    echo "thread '<unnamed>' (7) panicked at ch3-tic-tac-toe/src/look_ahead.rs:25:31:" >&2
    echo "attempt to subtract with overflow" >&2
    echo "note: run with \`RUST_BACKTRACE=1\` environment variable to display a backtrace" >&2
    exit 101"#;

/// Never ends.
pub(crate) const ENDLESS: &str = "while :; do :; done";

/// Takes the middle cell, even if it is occupied.
pub(crate) const CHEATS: &str = "echo 'the answer: move 5 value 3 nodes 10'";

/// Recommends no move.
pub(crate) const RESIGNS: &str = "echo 'the answer: move none value 0 nodes 1'";

/// Prints no answer, and exits successfully.
pub(crate) const LEAVES: &str = "exit 0";

/// Takes the first open line of a field of one row and two columns.
pub(crate) const WEAK_AT_DOTS: &str = r#"
    for line in a1b1 b1c1 a1a2 b1b2 c1c2 a2b2 b2c2; do
        case " $2 " in *" $line "*) ;; *) break ;; esac
    done
    echo "the answer: move $line value 0 nodes 1234""#;

/// Returns a real search from `tests/programs`.
pub(crate) fn real(search: &str) -> String {
    let program = env!("CARGO_BIN_EXE_searches");
    format!("SEARCH={search} exec {program} \"$@\"")
}

/// Returns the arguments that let this program play: `--mine look_ahead …`.
pub(crate) fn mine(folder: &Path, script: &str) -> String {
    let path = folder.join("look_ahead");
    fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    format!("--mine look_ahead --mine-program {}", path.display())
}
