//! What a process says on its way out: by its signal, and in the harness's and the system's words.

use std::process::ExitStatus;

/// The signal's number.
pub(super) const ABORT: i32 = 6;

/// Parts what the student printed from what the test harness says around it.
pub(crate) fn split_stdout(stdout: &str) -> (String, Option<&str>) {
    let mut said = stdout;
    let mut summary = None;
    if let Some(at) = stdout.rfind("test result: ") {
        // It is the last that the harness says.
        let (line, after) = stdout[at..].split_once('\n').unwrap_or((&stdout[at..], ""));
        let is_whole = line.contains("; finished in ") && after.trim().is_empty();
        summary = is_whole.then_some(line);
        said = &stdout[..at];
    }
    let said = said
        .split_once("\nrunning 1 test\n")
        .map_or(said, |(_, rest)| rest);
    let said = match said.split_once(" ... ") {
        Some((test, rest)) if test.starts_with("test ") => rest,
        _ => said,
    };
    let said = said
        .rsplit_once("\nfailures:\n\nfailures:\n")
        .map_or(said, |(before, _)| before);
    let said = said.trim_end();
    let said = said
        .strip_suffix("FAILED")
        .or_else(|| said.strip_suffix("ok"))
        .unwrap_or(said);
    (said.to_owned(), summary)
}

/// Whether a process ended because its stack was full. Its own words are believed only where the
/// system says the same.
pub(crate) fn overflowed(status: ExitStatus, stderr: &str) -> bool {
    let is_ended = matches!(signal(status), Some(ABORT | 11));
    is_overflow(status) || is_ended && says(stderr, "thread '", " has overflowed its stack")
}

/// Whether a line begins and ends like this.
pub(super) fn says(text: &str, begin: &str, end: &str) -> bool {
    let mut lines = text.lines();
    lines.any(|line| line.starts_with(begin) && line.ends_with(end))
}

#[cfg(unix)]
pub(super) fn signal(status: ExitStatus) -> Option<i32> {
    std::os::unix::process::ExitStatusExt::signal(&status)
}

#[cfg(not(unix))]
pub(super) fn signal(status: ExitStatus) -> Option<i32> {
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
