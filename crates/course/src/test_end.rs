//! Determines from its process how one test ended.

use std::process::ExitStatus;
use std::time::Duration;

use subprocess::{
    ABORT, End, Finished, MEMORY, Panic, Place, most_together, overflowed, says, signal,
};

mod said;

pub(crate) use said::split_stdout;

/// The end of a test.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum TestEnd {
    /// The harness recorded a pass.
    Passed,
    /// It is marked `#[ignore]`.
    Ignored,
    /// An assertion failed. The second panic is an earlier one in the student's code, if any.
    Failed(Panic, Option<Panic>),
    /// It reached a `todo!`, with this text and place.
    NotWritten(String, Option<Place>),
    /// The student's own code panicked.
    Panicked(Panic),
    /// The recorder stopped an endless recursion, with this message.
    Runaway(String),
    /// The stack overflowed before any limit applied.
    Overflowed,
    /// It was stopped at the deadline.
    DidNotEnd,
    /// It was stopped at a deadline on a busy machine, and tried again alone if there was time. Nobody knows whether it
    /// would end.
    Starved {
        within: Duration,
        /// The part of that time in which it had a core.
        computed: Duration,
    },
    /// It requested more memory than the limit.
    OutOfMemory,
    /// It used the most memory when all tests together exceeded this number of bytes.
    MemoryOfAll(u64),
    /// A signal ended it, after these panics if any.
    Aborted(String, Vec<Panic>),
    /// The process ended with this code before the test was over.
    Vanished(i32),
    /// The harness recorded a pass, but its recording has no end.
    BreaksOff,
    /// The test failed without a panic, with this output.
    FailedSilently(String),
}

impl TestEnd {
    /// Returns whether it needs no repair.
    pub(crate) fn is_fine(&self) -> bool {
        matches!(self, Self::Passed | Self::Ignored)
    }

    /// Returns whether it ran until something stopped it.
    pub(crate) fn is_endless(&self) -> bool {
        let without_stack = matches!(self, Self::Runaway(_) | Self::Overflowed);
        without_stack || self.is_stopped()
    }

    /// Returns whether it was stopped for using too much time or memory.
    pub(crate) fn is_stopped(&self) -> bool {
        matches!(
            self,
            Self::DidNotEnd | Self::Starved { .. } | Self::OutOfMemory | Self::MemoryOfAll(_)
        )
    }
}

/// The harness's own record of a test, whatever the test printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Noted {
    /// It returned.
    Passed,
    Ignored,
    /// It panicked.
    Failed,
    /// There is no record: the process ended before the test did.
    Nothing,
}

/// Determines the end of a test from its finished process, and returns the student's output.
pub(crate) fn judge(finished: &Finished, noted: Noted) -> (TestEnd, String) {
    let (panics, noise) = subprocess::panics(&finished.stderr);
    let (said, _) = split_stdout(&finished.stdout);
    let printed = [said.as_str(), noise.as_str()]
        .join("\n")
        .trim_matches('\n')
        .to_owned();
    let end = match finished.end {
        End::Deadline(_) | End::Cancelled => TestEnd::DidNotEnd,
        End::Memory(bytes) if bytes > MEMORY => TestEnd::OutOfMemory,
        End::Memory(_) => TestEnd::MemoryOfAll(most_together()),
        End::Exited(status) if status.success() => match noted {
            Noted::Passed => TestEnd::Passed,
            Noted::Ignored => TestEnd::Ignored,
            Noted::Failed | Noted::Nothing => TestEnd::Vanished(0),
        },
        End::Exited(status) => of_failure(status, panics, &finished.stderr, noted, &said),
    };
    (end, printed)
}

fn of_failure(
    status: ExitStatus,
    panics: Vec<Panic>,
    stderr: &str,
    noted: Noted,
    said: &str,
) -> TestEnd {
    if overflowed(status, stderr) {
        return TestEnd::Overflowed;
    }
    if signal(status) == Some(ABORT) && says(stderr, "memory allocation of ", " bytes failed") {
        return TestEnd::OutOfMemory;
    }
    if let Some(signal) = signal(status) {
        let how = match signal {
            24 => return TestEnd::DidNotEnd, // SIGXCPU: the last defence against a loop
            ABORT => "abort".to_owned(),
            9 => "the system (signal 9), perhaps because memory ran out".to_owned(),
            11 => "a segmentation fault".to_owned(),
            25 => {
                "the system (signal 25), because a file that it wrote became too large".to_owned()
            }
            other => format!("signal {other}"),
        };
        return TestEnd::Aborted(how, panics);
    }
    if noted == Noted::Nothing {
        return TestEnd::Vanished(status.code().unwrap_or(-1));
    }
    of_panics(panics).unwrap_or_else(|| TestEnd::FailedSilently(said.trim().to_owned()))
}

/// Tests may catch the student's panic and explain it. Then `panics` contains both.
fn of_panics(mut panics: Vec<Panic>) -> Option<TestEnd> {
    if let Some(end) = panics.iter().find_map(not_written) {
        return Some(end);
    }
    let last = panics.pop()?;
    if let Some(runaway) = [&last]
        .into_iter()
        .chain(&panics)
        .find(|panic| panic.is_runaway())
    {
        let mut message = runaway.message.clone();
        if *runaway != last {
            // The test's own message is first and replaces the recorder's advice.
            let calls = message.lines().nth(1).unwrap_or_default();
            message = format!("{}\n{calls}", last.message);
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

/// Returns the `todo!` that caused the panic, or `None` if it has another cause.
pub(crate) fn not_written(panic: &Panic) -> Option<TestEnd> {
    let todo = panic.todo()?.to_owned();
    Some(TestEnd::NotWritten(todo, panic.place.clone()))
}

#[cfg(all(test, unix))]
mod tests;
