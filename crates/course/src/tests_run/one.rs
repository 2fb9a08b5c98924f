//! Runs one test, and repeats a test that may have been late only for lack of a core.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use call_trace::Outline;
use subprocess::{Cancel, End, Sofar, Spent, limits, student_command};
use tempfile::TempDir;

use super::harness::Harness;
use super::slots::Slot;
use super::{MOST_RECORDED, TestResult, see_that_it_is_there};
use crate::build::Program;
use crate::plain_file;
use crate::remarks;
use crate::test_end::{TestEnd, judge};

/// A test that takes longer allows the next one to start beside it. If one of them never ends, the others probably do
/// not either, and then they should reach their deadlines together.
const SHORT: Duration = Duration::from_millis(300);

/// The context for running any of the tests.
pub(super) struct One<'r> {
    pub(super) program: &'r Program,
    pub(super) harness: &'r Harness,
    pub(super) deadline: Duration,
    pub(super) cancel: &'r Cancel,
    pub(super) folder: &'r Arc<TempDir>,
}

/// A finished test.
pub(super) struct Outcome {
    pub(super) result: TestResult,
    /// Its use of time, if it was stopped at its deadline.
    spent: Option<Spent>,
}

impl Outcome {
    fn may_be_starved(&self, deadline: Duration) -> bool {
        self.spent
            .is_some_and(|spent| spent.may_be_starved(deadline))
    }
}

impl One<'_> {
    /// Runs the test with that number beside the others. It releases its slot once it takes long.
    pub(super) fn run_beside(&self, number: usize, name: &str, slot: Slot<'_>) -> Result<Outcome> {
        let mut slot = Some(slot);
        let waiting = |so_far: &Sofar<'_>| {
            if so_far.time > SHORT {
                slot = None;
            }
        };
        self.run(number, name, self.deadline, waiting)
    }

    /// Runs the test with that number.
    fn run(
        &self,
        number: usize,
        name: &str,
        deadline: Duration,
        waiting: impl FnMut(&Sofar<'_>),
    ) -> Result<Outcome> {
        let file = |kind: &str| self.folder.path().join(format!("{number}.{kind}"));
        let (recording, said, log) = (file("jsonl"), file("remarks"), file("log"));
        let executable = &self.program.executable;
        let mut command = student_command(executable, &self.program.folder);
        self.harness.only(&mut command, name, &log);
        command
            .env("CALL_TRACE_FILE", &recording)
            .env("CALL_TRACE_BYTES", MOST_RECORDED.to_string())
            .env(remarks::VARIABLE, &said);
        let ran = subprocess::run(command, &limits(deadline), self.cancel, waiting);
        see_that_it_is_there(executable)?;
        let mut finished = ran.with_context(|| format!("cannot run {}", executable.display()))?;
        let noted = self.harness.noted(&mut finished, name, &log);
        let spent = match finished.end {
            End::Deadline(spent) => Some(spent),
            _ => None,
        };
        let (end, printed) = match judge(&finished, noted) {
            // A program can forge the log, but most such programs forget the recording.
            (TestEnd::Passed, printed) if breaks_off(&recording) => (TestEnd::BreaksOff, printed),
            ended => ended,
        };
        let result = TestResult {
            name: name.to_owned(),
            end,
            printed,
            recording,
            remarks: remarks::read(&said),
            _recordings: Arc::clone(self.folder),
        };
        Ok(Outcome { result, spent })
    }

    /// Runs each test that was late for lack of a core once more, alone and with twice the time. This is useless if the
    /// late tests took the machine from each other, so then it does nothing. However many there are, it takes at most
    /// three more deadlines in total.
    pub(super) fn try_the_starved_again(
        &self,
        outcomes: &mut [Outcome],
        mut waiting: impl FnMut(usize),
    ) -> Result<()> {
        let deadline = self.deadline;
        let late = outcomes.iter().filter_map(|outcome| outcome.spent);
        let computed: Duration = late.filter_map(|spent| spent.computed).sum();
        if computed >= deadline * 4 / 5 {
            return Ok(());
        }
        let began = Instant::now();
        let starved = |outcome: &&mut Outcome| outcome.may_be_starved(deadline);
        let mut left = outcomes.iter_mut().filter(starved).count();
        for (number, outcome) in outcomes.iter_mut().enumerate() {
            if !outcome.may_be_starved(deadline) {
                continue;
            }
            let mut within = deadline;
            if began.elapsed() < deadline {
                within *= 2;
                let name = outcome.result.name.clone();
                let waiting = |_: &Sofar<'_>| waiting(left);
                *outcome = self.run(number, &name, within, waiting)?;
            }
            left -= 1;
            if outcome.may_be_starved(deadline)
                && let Some(Spent {
                    computed: Some(computed),
                    waited: Some(_),
                    ..
                }) = outcome.spent
            {
                outcome.result.end = TestEnd::Starved { within, computed };
            }
        }
        Ok(())
    }
}

/// Returns whether a test has begun a recording without an end. A test that records nothing leaves no file.
fn breaks_off(recording: &Path) -> bool {
    let knows_its_end = |file| Outline::read(file).is_ok_and(|it| it.calls.is_some());
    recording.symlink_metadata().is_ok() && !plain_file::open(recording).is_ok_and(knows_its_end)
}
