//! The environment and the limits of a program with student code.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use crate::process::Limits;

/// The stack size of the thread that runs a test, in bytes, the same on every system.
pub const STACK: u64 = 16 << 20;

/// The memory limit in bytes.
pub const MEMORY: u64 = 2 << 30;

/// Returns the limits of a child that runs student code.
pub fn limits(deadline: Duration) -> Limits {
    Limits {
        deadline: Some(deadline),
        forgives_waiting: false,
        memory: Some(MEMORY),
        shares: true,
        output: 1 << 20,
    }
}

/// Returns the command for a program with student code, with the environment that `cargo test` would set. `folder` is
/// the folder of its package.
pub fn student_command(executable: &Path, folder: &Path) -> Command {
    let mut command = Command::new(executable);
    command
        .current_dir(folder)
        .env("CARGO_MANIFEST_DIR", folder)
        .env("RUST_MIN_STACK", STACK.to_string())
        .env("RUST_BACKTRACE", "0")
        .env_remove("RUST_LIB_BACKTRACE")
        .env_remove("CALL_TRACE_FILE")
        .env_remove("CALL_TRACE_BYTES")
        // Where tests leave words to a student who passes.
        .env_remove("COURSE_REMARKS");
    command
}
