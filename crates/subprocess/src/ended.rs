//! Explains how a process ended, from its signal and the system's messages.

use std::process::ExitStatus;

/// The number of the signal `SIGABRT`.
pub const ABORT: i32 = 6;

/// Returns whether a process ended because its stack overflowed. Its own message counts only if the system confirms
/// it.
pub fn overflowed(status: ExitStatus, stderr: &str) -> bool {
    let is_ended = matches!(signal(status), Some(ABORT | 11));
    is_overflow(status) || is_ended && says(stderr, "thread '", " has overflowed its stack")
}

/// Returns whether the text has a line with this beginning and this end.
pub fn says(text: &str, begin: &str, end: &str) -> bool {
    let mut lines = text.lines();
    lines.any(|line| line.starts_with(begin) && line.ends_with(end))
}

/// Returns the signal that ended a process. On Windows, an exit code is translated to a signal.
#[cfg(unix)]
pub fn signal(status: ExitStatus) -> Option<i32> {
    std::os::unix::process::ExitStatusExt::signal(&status)
}

/// Returns the signal that matches the exit code of a process.
#[cfg(not(unix))]
pub fn signal(status: ExitStatus) -> Option<i32> {
    // What `abort` and an access violation are on Windows, in the signals' numbers.
    match status.code()? as u32 {
        0xC000_0409 => Some(ABORT),
        0xC000_0005 => Some(11),
        _ => None,
    }
}

/// Returns whether the exit code is Windows' own code for a stack overflow.
fn is_overflow(status: ExitStatus) -> bool {
    cfg!(windows) && status.code().is_some_and(|code| code as u32 == 0xC000_00FD)
}
