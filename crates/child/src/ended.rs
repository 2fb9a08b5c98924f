//! How a process ended: by its signal, and in the system's words.

use std::process::ExitStatus;

/// The signal's number.
pub const ABORT: i32 = 6;

/// Whether a process ended because its stack was full. Its own words are believed only where the
/// system says the same.
pub fn overflowed(status: ExitStatus, stderr: &str) -> bool {
    let is_ended = matches!(signal(status), Some(ABORT | 11));
    is_overflow(status) || is_ended && says(stderr, "thread '", " has overflowed its stack")
}

/// Whether a line begins and ends like this.
pub fn says(text: &str, begin: &str, end: &str) -> bool {
    let mut lines = text.lines();
    lines.any(|line| line.starts_with(begin) && line.ends_with(end))
}

/// The signal that ended a process; on Windows, what stands there for one.
#[cfg(unix)]
pub fn signal(status: ExitStatus) -> Option<i32> {
    std::os::unix::process::ExitStatusExt::signal(&status)
}

/// The signal that ended a process; here, what stands for one.
#[cfg(not(unix))]
pub fn signal(status: ExitStatus) -> Option<i32> {
    // What `abort` and an access violation are on Windows, in the signals' numbers.
    match status.code()? as u32 {
        0xC000_0409 => Some(ABORT),
        0xC000_0005 => Some(11),
        _ => None,
    }
}

/// Windows' own code for a stack overflow.
fn is_overflow(status: ExitStatus) -> bool {
    cfg!(windows) && status.code().is_some_and(|code| code as u32 == 0xC000_00FD)
}
