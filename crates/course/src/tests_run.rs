//! Runs the tests of one built file, each in its own process and as many in parallel as there are cores, and stores the
//! recording of each.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use subprocess::{Cancel, limits};
use tempfile::TempDir;

use crate::build::Program;
use crate::remarks::Remark;
use crate::test_end::TestEnd;

mod harness;
mod one;
mod slots;

use harness::Harness;
use one::{One, Outcome};
use slots::Slots;

/// The size limit of a test's recording in bytes. Further calls are only counted. It is enough for some twenty thousand
/// calls, of which a dozen are drawn.
pub(crate) const MOST_RECORDED: u64 = 4 << 20;

/// The free space in bytes that rules out a full disk as the cause of a failure.
const ROOM: usize = 64 << 10;

/// The outcome of one test.
#[derive(Debug, Clone)]
pub(crate) struct TestResult {
    pub(crate) name: String,
    /// How it ended.
    pub(crate) end: TestEnd,
    /// Its output.
    pub(crate) printed: String,
    /// The file with its last recording, if there is one.
    pub(crate) recording: PathBuf,
    /// Its remarks for a student who passes it.
    pub(crate) remarks: Vec<Remark>,
    /// Keeps the folder with the recordings until the last result is dropped.
    _recordings: Arc<TempDir>,
}

#[cfg(test)]
impl TestResult {
    /// Returns a result without files.
    pub(crate) fn bare(name: &str, end: TestEnd) -> Self {
        let folder = TempDir::new().unwrap();
        Self {
            name: name.to_owned(),
            end,
            printed: String::new(),
            recording: folder.path().join("none"),
            remarks: Vec::new(),
            _recordings: Arc::new(folder),
        }
    }
}

/// Runs all tests of `program`. Returns `None` if cancelled. `waiting` receives the number of finished tests and the
/// total.
pub(crate) fn run(
    program: &Program,
    deadline: Duration,
    cancel: &Cancel,
    mut waiting: impl FnMut(usize, usize),
) -> Result<Option<Vec<TestResult>>> {
    let folder = Arc::new(TempDir::new().context("cannot make a folder for recordings")?);
    let asked = Harness::ask(program, folder.path(), &limits(deadline), cancel);
    if asked.is_err() {
        see_that_there_is_room(folder.path())?;
    }
    let Some(harness) = asked? else {
        return Ok(None);
    };
    let one = One {
        program,
        harness: &harness,
        deadline,
        cancel,
        folder: &folder,
    };
    let all = harness.names.len();
    let done = AtomicUsize::new(0);
    let slots = Slots::new();
    let run = |(number, name): (usize, &String)| {
        let outcome = one.run_beside(number, name, slots.take());
        done.fetch_add(1, Ordering::Relaxed);
        outcome
    };
    let run = &run;
    let outcomes: Result<Vec<Outcome>> = thread::scope(|threads| {
        let tests = harness.names.iter().enumerate();
        let start = |test| thread::Builder::new().spawn_scoped(threads, move || run(test));
        let tests: io::Result<Vec<_>> = tests.map(start).collect();
        let tests = tests.context(NO_THREAD)?;
        while tests.iter().any(|test| !test.is_finished()) {
            waiting(done.load(Ordering::Relaxed), all);
            thread::sleep(Duration::from_millis(2));
        }
        let joined = tests.into_iter().map(|test| {
            test.join()
                .unwrap_or_else(|_| bail!("a test could not be run: please report this"))
        });
        joined.collect()
    });
    if cancel.is_cancelled() {
        return Ok(None);
    }
    let mut outcomes = outcomes?;
    one.try_the_starved_again(&mut outcomes, |left| waiting(all - left, all))?;
    if cancel.is_cancelled() {
        return Ok(None);
    }
    let results = outcomes.into_iter().map(|outcome| outcome.result);
    let results: Vec<TestResult> = results.collect();
    if results.iter().any(|result| !result.end.is_fine()) {
        see_that_there_is_room(folder.path())?;
    }
    Ok(Some(results))
}

/// The message if the system cannot start a thread.
pub(crate) const NO_THREAD: &str = "the system cannot start more threads. Close other programs, or raise the limits \
    of your account (`ulimit -a` shows them). Then run the command again";

/// Fails if the disk is full. The harness then ends without a message, and a recording is cut off, but the student's
/// code is not at fault.
fn see_that_there_is_room(folder: &Path) -> Result<()> {
    let tried = fs::write(folder.join("room"), vec![0; ROOM]);
    tried.with_context(|| {
        format!(
            "the tests cannot be judged: the temporary folder {} is full. Free some space there, or set TMPDIR to \
             another folder. Then run the command again",
            std::env::temp_dir().display()
        )
    })
}

/// Fails if the program is missing. If it was removed before it could run, its exit code would be the shell's.
pub(crate) fn see_that_it_is_there(executable: &Path) -> Result<()> {
    if executable.exists() {
        return Ok(());
    }
    bail!(
        "{} was removed before it could run. Run the command again.",
        executable.display()
    )
}
