//! How one test ended, told from its process.

use std::process::ExitStatus;

use crate::panic_text::{self, Panic};
use crate::place::Place;
use crate::process::{End, Finished};

/// How a test ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum TestEnd {
    /// It said "1 passed".
    Passed,
    /// It is marked `#[ignore]`, with the reason.
    Ignored,
    /// An assertion failed; after a panic of the student's code, where there was one.
    Failed(Panic, Option<Panic>),
    /// It met a `todo!`: what is to be done, and where.
    NotWritten(String, Option<Place>),
    /// The student's own code panicked.
    Panicked(Panic),
    /// The recorder stopped a recursion without end, and says which.
    Runaway(String),
    /// The stack was used up before anything could stop it.
    Overflowed,
    /// It was ended at the deadline.
    DidNotEnd,
    /// It asked for more memory than it may have.
    OutOfMemory,
    /// A signal ended it.
    Aborted(String),
    /// The process ended with this code before the test was over.
    Vanished(i32),
    /// The test failed without a panic; the text is what it said.
    FailedSilently(String),
}

impl TestEnd {
    /// Whether there is nothing to mend.
    pub(crate) fn is_fine(&self) -> bool {
        matches!(self, Self::Passed | Self::Ignored)
    }
}

/// What a finished process tells of its test: how it ended, and what it printed besides.
pub(crate) fn judge(finished: &Finished) -> (TestEnd, String) {
    let (panics, noise) = panic_text::read(&finished.stderr);
    let (said, summary) = split_stdout(&finished.stdout);
    let printed = [said.as_str(), noise.as_str()]
        .join("\n")
        .trim_matches('\n')
        .to_owned();
    let end = match finished.end {
        End::Deadline | End::Cancelled => TestEnd::DidNotEnd,
        End::Exited(status) if status.success() => match summary {
            Some(summary) if summary.contains(" 1 passed;") => TestEnd::Passed,
            Some(summary) if summary.contains(" 1 ignored;") => TestEnd::Ignored,
            _ => TestEnd::Vanished(0),
        },
        End::Exited(status) => {
            of_failure(status, panics, &finished.stderr, summary.is_some(), &said)
        }
    };
    (end, printed)
}

fn of_failure(
    status: ExitStatus,
    panics: Vec<Panic>,
    stderr: &str,
    has_summary: bool,
    said: &str,
) -> TestEnd {
    if stderr.contains(" has overflowed its stack") || is_overflow(status) {
        return TestEnd::Overflowed;
    }
    if stderr.contains("memory allocation of ") && stderr.contains(" bytes failed") {
        return TestEnd::OutOfMemory;
    }
    if let Some(signal) = signal(status) {
        return match signal {
            24 => TestEnd::DidNotEnd, // SIGXCPU: the last defence against a loop
            6 => TestEnd::Aborted("abort".into()),
            9 => TestEnd::Aborted("the system (signal 9), perhaps for want of memory".into()),
            11 => TestEnd::Aborted("a segmentation fault".into()),
            other => TestEnd::Aborted(format!("signal {other}")),
        };
    }
    if !has_summary {
        return TestEnd::Vanished(status.code().unwrap_or(-1));
    }
    of_panics(panics).unwrap_or_else(|| TestEnd::FailedSilently(said.trim().to_owned()))
}

/// Tests may catch the student's panic and say more about it; then `panics` holds both.
fn of_panics(mut panics: Vec<Panic>) -> Option<TestEnd> {
    if let Some(end) = panics.iter().find_map(not_written) {
        return Some(end);
    }
    let last = panics.pop()?;
    if let Some(runaway) = [&last]
        .into_iter()
        .chain(&panics)
        .find(|panic| is_runaway(panic))
    {
        let mut message = runaway.message.clone();
        if *runaway != last {
            // The recorder's advice gives way to what the test knows better.
            let facts: Vec<&str> = message.lines().take(2).collect();
            message = format!("{}\n{}", facts.join("\n"), last.message);
        }
        return Some(TestEnd::Runaway(message));
    }
    let is_students = |panic: &Panic| panic.place.as_ref().is_some_and(Place::is_students);
    if is_students(&last) {
        return Some(TestEnd::Panicked(last));
    }
    let cause = panics.into_iter().rfind(is_students);
    Some(TestEnd::Failed(last, cause))
}

/// Whether the panic is that of a `todo!`.
pub(crate) fn not_written(panic: &Panic) -> Option<TestEnd> {
    let begins = ["not yet implemented", "not implemented"];
    // A test may put words of its own before a message that it quotes.
    let at = begins.iter().find_map(|begin| {
        let at = panic.message.find(begin)?;
        let is_begin = at == 0 || panic.message[..at].ends_with(": ");
        is_begin.then_some(at + begin.len())
    })?;
    let todo = panic.message[at..]
        .trim_start_matches(": ")
        .trim_end()
        .to_owned();
    Some(TestEnd::NotWritten(todo, panic.place.clone()))
}

/// Whether the recorder stopped an endless recursion.
pub(crate) fn is_runaway(panic: &Panic) -> bool {
    let first = panic.message.lines().next().unwrap_or_default();
    first.contains(" calls deep") && first.contains("without reaching a base case")
}

/// Parts what the student printed from what the test harness says around it.
fn split_stdout(stdout: &str) -> (String, Option<&str>) {
    let mut said = stdout;
    let mut summary = None;
    if let Some(at) = stdout.rfind("test result: ") {
        summary = stdout[at..].lines().next();
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

#[cfg(unix)]
fn signal(status: ExitStatus) -> Option<i32> {
    std::os::unix::process::ExitStatusExt::signal(&status)
}

#[cfg(not(unix))]
fn signal(status: ExitStatus) -> Option<i32> {
    // What `abort` and an access violation are on Windows, in the signals' numbers.
    match status.code()? as u32 {
        0xC000_0409 => Some(6),
        0xC000_0005 => Some(11),
        _ => None,
    }
}

/// Windows' own code for a stack overflow.
fn is_overflow(status: ExitStatus) -> bool {
    cfg!(windows) && status.code().is_some_and(|code| code as u32 == 0xC000_00FD)
}

#[cfg(all(test, unix))]
mod tests;
