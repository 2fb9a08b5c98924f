//! Runs the tests of one built file, each in a process of its own, as many at once as there are
//! cores, and keeps what each recorded.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use tempfile::TempDir;

use crate::build::Program;
use crate::interrupt::Cancel;
use crate::process::{self, End, Limits, Sofar};
use crate::remarks::{self, Remark};
use crate::test_end::{TestEnd, judge};

mod slots;

use slots::{Slot, Slots};

/// The stack of the thread a test runs on, the same on every system.
pub(crate) const STACK: u64 = 16 << 20;

/// A test that takes longer lets the next one start beside it: if one of them never ends, the
/// others probably do not either, and then they should wait for their deadlines together.
const SHORT: Duration = Duration::from_millis(300);

/// So many bytes a test's recording may fill; beyond, it is only counted. Enough for some twenty
/// thousand calls, of which a dozen are drawn.
pub(crate) const MOST_RECORDED: u64 = 4 << 20;

/// What a child that runs student code may use.
pub(crate) fn limits(deadline: Duration) -> Limits {
    Limits {
        deadline: Some(deadline),
        memory: Some(2 << 30),
        output: 1 << 20,
    }
}

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

/// Runs all tests of `program`; none when cancelled. `waiting` hears how many are done.
pub(crate) fn run(
    program: &Program,
    deadline: Duration,
    cancel: &Cancel,
    mut waiting: impl FnMut(usize, usize),
) -> Result<Option<Vec<TestResult>>> {
    let names = names(program, deadline, cancel)?;
    let recordings = Arc::new(TempDir::new().context("cannot make a folder for recordings")?);
    let done = AtomicUsize::new(0);
    let slots = Slots::new();
    let one = |(number, name): (usize, &String)| {
        let slot = slots.take();
        let result = run_one(program, name, number, deadline, cancel, &recordings, slot);
        done.fetch_add(1, Ordering::Relaxed);
        result
    };
    let one = &one;
    let results: Result<Vec<TestResult>> = std::thread::scope(|threads| {
        let tests = names.iter().enumerate();
        let tests: Vec<_> = tests.map(|test| threads.spawn(move || one(test))).collect();
        while tests.iter().any(|test| !test.is_finished()) {
            waiting(done.load(Ordering::Relaxed), names.len());
            std::thread::sleep(Duration::from_millis(2));
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
    results.map(Some)
}

/// The names of all tests, in the order of the harness.
fn names(program: &Program, deadline: Duration, cancel: &Cancel) -> Result<Vec<String>> {
    let mut command = student_command(&program.executable, &program.folder);
    command.args(["--list", "--format", "terse"]);
    let finished = process::run(command, &limits(deadline), cancel, |_| {})
        .with_context(|| format!("cannot run {}", program.executable.display()))?;
    match finished.end {
        End::Exited(status) if status.success() => {}
        End::Cancelled => return Ok(Vec::new()),
        _ => bail!("the tests cannot be listed: {}", finished.stderr.trim()),
    }
    let tests = finished
        .stdout
        .lines()
        .filter_map(|line| line.strip_suffix(": test"));
    Ok(tests.map(str::to_owned).collect())
}

fn run_one(
    program: &Program,
    name: &str,
    number: usize,
    deadline: Duration,
    cancel: &Cancel,
    recordings: &Arc<TempDir>,
    slot: Slot<'_>,
) -> Result<TestResult> {
    let mut slot = Some(slot);
    let recording = recordings.path().join(format!("{number}.jsonl"));
    let said = recordings.path().join(format!("{number}.remarks"));
    let mut command = student_command(&program.executable, &program.folder);
    command
        .args(["--exact", name, "--nocapture", "--test-threads=1"])
        .env("CALL_TRACE_FILE", &recording)
        .env("CALL_TRACE_BYTES", MOST_RECORDED.to_string())
        .env(remarks::VARIABLE, &said);
    let waiting = |so_far: &Sofar<'_>| {
        if so_far.time > SHORT {
            slot = None;
        }
    };
    let finished = process::run(command, &limits(deadline), cancel, waiting)
        .with_context(|| format!("cannot run {}", program.executable.display()))?;
    let (end, printed) = judge(&finished);
    Ok(TestResult {
        name: name.to_owned(),
        end,
        printed,
        recording,
        remarks: remarks::read(&said),
        _recordings: Arc::clone(recordings),
    })
}

/// A program with student code in it, in the surroundings that `cargo test` gives it.
pub(crate) fn student_command(executable: &Path, folder: &Path) -> Command {
    let mut command = Command::new(executable);
    command
        .current_dir(folder)
        .env("CARGO_MANIFEST_DIR", folder)
        .env("RUST_MIN_STACK", STACK.to_string())
        .env("RUST_BACKTRACE", "0")
        .env_remove("RUST_LIB_BACKTRACE")
        .env_remove("CALL_TRACE_FILE")
        .env_remove("CALL_TRACE_BYTES")
        .env_remove(remarks::VARIABLE);
    command
}
