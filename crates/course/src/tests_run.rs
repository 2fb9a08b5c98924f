//! Runs the tests of one built file, each in a process of its own, as many at once as there are
//! cores, and keeps what each recorded.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use child::{Cancel, limits};
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

/// How many bytes a test's recording may fill; beyond, it is only counted. Enough for some twenty
/// thousand calls, of which a dozen are drawn.
pub(crate) const MOST_RECORDED: u64 = 4 << 20;

/// With so many bytes left for files, a test that fails does not fail for want of them.
const ROOM: usize = 64 << 10;

/// The outcome of one test.
#[derive(Debug, Clone)]
pub(crate) struct TestResult {
    /// Its name.
    pub(crate) name: String,
    /// How it ended.
    pub(crate) end: TestEnd,
    /// What it printed.
    pub(crate) printed: String,
    /// The file with its last recording, if it made one.
    pub(crate) recording: PathBuf,
    /// What it has to say to who passes it.
    pub(crate) remarks: Vec<Remark>,
    /// Keeps the recordings for as long as a result is kept.
    _recordings: Arc<TempDir>,
}

#[cfg(test)]
impl TestResult {
    /// A result that left nothing behind.
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

/// Runs all tests of `program`; none when cancelled. `waiting` hears how many are done.
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

/// What is said where the system starts no thread.
pub(crate) const NO_THREAD: &str = "the system starts no more threads. Close other programs, or raise the limits of your account \
    (`ulimit -a` shows them), and run it again";

/// Where nothing more can be written, the harness ends without a word, and a recording breaks off. That is not the
/// fault of what is tested.
fn see_that_there_is_room(folder: &Path) -> Result<()> {
    let tried = fs::write(folder.join("room"), vec![0; ROOM]);
    tried.with_context(|| {
        format!(
            "the tests cannot be judged: there is no room in the temporary folder {}. Make room there, or set TMPDIR to \
             another folder, and run it again",
            std::env::temp_dir().display()
        )
    })
}

/// A program that was removed while it was wanted ended with a code of the shell's.
pub(crate) fn see_that_it_is_there(executable: &Path) -> Result<()> {
    if executable.exists() {
        return Ok(());
    }
    bail!(
        "{} was removed while it was to run. Run it again.",
        executable.display()
    )
}
