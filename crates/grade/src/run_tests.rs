//! Runs built tests, each in a process of its own, and prints the outcome of each as a line of JSON. The command
//! needs neither a compiler nor the course, so it can run in a sandbox without them.
//!
//! A printed line or an early `exit` is no pass, because the harness must log that the test returned. A program that
//! forges this log cannot be detected here, because it shares a process with its test.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, ExitCode};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result};
use protocol::End;
use serde::{Deserialize, Serialize};
use subprocess::{Cancel, Finished, Limits, Sofar, limits, student_command};

use crate::cli::RunTests;
use crate::sandbox::AS_NOBODY;
use crate::workers;

/// The number of tests that run at a time. Tests that sleep do so together.
const SIDE_BY_SIDE: usize = 8;

/// So many endless tests are the fault of a function that others call.
const MANY: usize = 20;

/// The most bytes read of a log.
const MOST_LOGGED: u64 = 64 << 10;

/// The outcome of a test.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Ran {
    /// Its name: `gcd::is_the_greatest::case_1`.
    pub(crate) name: String,
    pub(crate) end: End,
    /// The message of a failed test, or the text of a `todo!`.
    pub(crate) says: String,
}

/// Runs the tests, exercise by exercise.
pub(crate) fn run(asked: &RunTests) -> Result<ExitCode> {
    hide_from_student_code()?;
    let folder = tempfile::tempdir().context("there is no disk space for the tests")?;
    #[cfg(unix)]
    if asked.as_nobody {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o777))?;
    }
    let mut endless = 0;
    let exercises = asked
        .tests
        .chunk_by(|a, b| exercise_of(a) == exercise_of(b));
    for tests in exercises {
        endless += asked.run_exercise(tests, folder.path(), endless)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The stem of a test's exercise.
fn exercise_of(test: &str) -> &str {
    test.split("::").next().unwrap_or(test)
}

impl RunTests {
    /// Runs the tests of an exercise after exercises with so many endless tests. Returns the number of its own.
    fn run_exercise(&self, tests: &[String], folder: &Path, before: usize) -> Result<usize> {
        let together = Together::new(self.deadline, before);
        let endless = AtomicUsize::new(0);
        let workers = SIDE_BY_SIDE.min(tests.len());
        workers::for_each(workers, tests.iter().enumerate(), |(number, test)| {
            let log = folder.join(number.to_string());
            let ran = self.run_test(test, &log, &together)?;
            endless.fetch_add(usize::from(ran.end == End::Late), Ordering::Relaxed);
            let mut line = serde_json::to_vec(&ran)?;
            line.push(b'\n');
            Ok(std::io::stdout().lock().write_all(&line)?)
        })?;
        Ok(endless.into_inner())
    }

    fn run_test(&self, test: &str, log: &Path, together: &Together) -> Result<Ran> {
        let folder = std::env::temp_dir();
        let mut command = student_command(&self.program, &folder);
        if self.as_nobody {
            let [program, words @ ..] = AS_NOBODY;
            let mut as_nobody = Command::new(program);
            as_nobody
                .args(words)
                .arg(&self.program)
                .current_dir(&folder);
            let own = command
                .get_envs()
                .filter_map(|(name, value)| Some((name, value?)));
            as_nobody.envs(own);
            command = as_nobody;
        }
        command
            .args(["--exact", test, "--nocapture", "--test-threads=1"])
            .arg("--logfile")
            .arg(log);
        // An earlier test may have left a log of that name.
        let _ = fs::remove_file(log);
        let limits = Limits {
            // So a busy machine gives the same results.
            forgives_waiting: true,
            ..limits(self.deadline)
        };
        let (number, stop) = together.begin();
        let ran = subprocess::run(command, &limits, &stop, |so_far: &Sofar<'_>| {
            together.runs(number, so_far.computed);
        });
        let ran = ran.with_context(|| format!("cannot run {}", self.program.display()))?;
        let (end, says) = ended(&ran, &logged(log, test), self.deadline);
        together.is_over(number, end == End::Late);
        Ok(Ran {
            name: test.to_owned(),
            end,
            says,
        })
    }
}

/// The word that the harness logged for a test: `ok`, `failed` or `ignored`. Empty if the log is missing, large, or not a file.
fn logged(log: &Path, test: &str) -> String {
    let is_file = fs::symlink_metadata(log).is_ok_and(|it| it.is_file() && it.len() <= MOST_LOGGED);
    let mut text = String::new();
    if let (true, Ok(file)) = (is_file, fs::File::open(log)) {
        let _ = file.take(MOST_LOGGED).read_to_string(&mut text);
    }
    let what = text.trim_end().strip_suffix(test).unwrap_or_default();
    what.split([' ', ':']).next().unwrap_or_default().to_owned()
}

/// The end of a test, and its message.
fn ended(ran: &Finished, logged: &str, deadline: Duration) -> (End, String) {
    let status = match ran.end {
        subprocess::End::Exited(status) => status,
        subprocess::End::Deadline(spent) if !spent.is_all_of(deadline) => {
            let says = "It was stopped, because the machine was too busy to run it.";
            return (End::Starved, says.to_owned());
        }
        // Chance decides which limit a program meets first, so both have one message.
        subprocess::End::Deadline(_) | subprocess::End::Memory(_) | subprocess::End::Cancelled => {
            return (End::Late, stopped(deadline));
        }
    };
    let (panics, _) = subprocess::panics(&ran.stderr);
    let todo = panics.iter().find_map(|panic| panic.todo());
    if status.success() {
        return match logged {
            "ok" => (End::Passed, String::new()),
            "ignored" => (End::Ignored, String::new()),
            _ => {
                let says = "The program ended before its test did.";
                (End::Died, says.to_owned())
            }
        };
    }
    if let Some(todo) = todo {
        return (End::NotWritten, todo.to_owned());
    }
    if subprocess::overflowed(status, &ran.stderr) {
        let says = "The stack overflowed: the calls went too deep.";
        return (End::Overflowed, says.to_owned());
    }
    let is_out_of_memory = subprocess::says(&ran.stderr, "memory allocation of ", " bytes failed");
    match subprocess::signal(status) {
        Some(subprocess::ABORT) if is_out_of_memory => return (End::Late, stopped(deadline)),
        // SIGXCPU is the last defence against a loop.
        Some(24) => return (End::Late, stopped(deadline)),
        Some(signal) => return (End::Died, format!("A signal ended the program: {signal}.")),
        None => {}
    }
    if let Some(runaway) = panics.iter().find(|panic| panic.is_runaway()) {
        return (End::Endless, runaway.message.clone());
    }
    let Some(last) = panics.last() else {
        let says = "The program ended before its test did.";
        return (End::Died, says.to_owned());
    };
    let mut says = last.message.trim().to_owned();
    if let Some((left, right)) = &last.sides {
        says = format!("{says}\n  left: {left}\n right: {right}")
            .trim()
            .to_owned();
    }
    let place = { last.place.as_ref() }.filter(|place| place.is_students());
    match place {
        Some(place) => {
            let (file, line) = (&place.file, place.line);
            (
                End::Panicked,
                format!("Your code panicked, at {file}:{line}:\n{says}"),
            )
        }
        None => (End::Failed, says),
    }
}

fn stopped(deadline: Duration) -> String {
    format!(
        "It was stopped: it did not end within {} s, or needed too much memory.",
        deadline.as_secs_f64()
    )
}

/// The running tests of an exercise. Endless ones are stopped together, so that twenty loops of one function cost
/// half a deadline.
struct Together {
    /// The time that endless tests may compute together.
    longest: Duration,
    /// The time that each test may compute at least.
    share: Duration,
    /// The tests so far, with the time that each has computed.
    tests: Mutex<Vec<(Cancel, Duration)>>,
}

impl Together {
    /// Allows half of a deadline, or a quarter if earlier exercises had endless tests: this one may call the same
    /// function. After many of them, each further test has less time, because two hundred tests of a chapter can call
    /// it. Without an endless test, no limit is reached: the reference's tests of an exercise compute less than a
    /// quarter of a deadline together.
    fn new(deadline: Duration, before: usize) -> Self {
        Self {
            longest: deadline / if before > 0 { 4 } else { 2 },
            share: deadline / if before >= MANY { 100 } else { 20 },
            tests: Mutex::default(),
        }
    }

    fn tests(&self) -> MutexGuard<'_, Vec<(Cancel, Duration)>> {
        self.tests.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the number of a new test, and its way to be stopped.
    fn begin(&self) -> (usize, Cancel) {
        let mut tests = self.tests();
        let stop = Cancel::default();
        tests.push((stop.clone(), Duration::ZERO));
        (tests.len() - 1, stop)
    }

    /// Notes how long a test has computed, and stops all endless tests if their time is over. A single one has its own deadline.
    fn runs(&self, number: usize, computed: Duration) {
        let mut tests = self.tests();
        tests[number].1 = computed;
        let loops = tests.iter().filter(|(_, computed)| *computed >= self.share);
        let all: Duration = loops.clone().map(|(_, computed)| *computed).sum();
        if loops.clone().count() > 1 && all >= self.longest {
            loops.for_each(|(stop, _)| stop.cancel());
        }
    }

    /// Notes the end of a test. The time of one that ended by itself does not count.
    fn is_over(&self, number: usize, is_loop: bool) {
        if !is_loop {
            self.tests()[number].1 = Duration::ZERO;
        }
    }
}

/// Closes this process to other programs of the same user, which could write into its memory or output through `/proc`.
fn hide_from_student_code() -> Result<()> {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{DumpableBehavior, set_dumpable_behavior};
        set_dumpable_behavior(DumpableBehavior::NotDumpable)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEADLINE: Duration = Duration::from_secs(10);

    #[test]
    fn several_that_do_not_end_share_half_a_deadline_and_each_has_its_part() {
        let together = Together::new(DEADLINE, 0);
        let all = [(); 3].map(|()| together.begin());
        let stopped = || {
            all.iter()
                .map(|(_, stop)| stop.is_cancelled())
                .collect::<Vec<_>>()
        };
        together.runs(all[0].0, DEADLINE * 9 / 10);
        assert_eq!(stopped(), [false; 3], "one alone has its deadline");
        together.runs(all[1].0, DEADLINE / 21);
        assert_eq!(stopped(), [false; 3], "it had no time yet");
        together.is_over(all[0].0, true);
        together.runs(all[1].0, DEADLINE / 20);
        // The first one has ended already.
        assert_eq!(stopped(), [true, true, false]);
        // After many endless tests, a hundredth of a deadline is enough.
        for (before, is_stopped) in [(MANY - 1, false), (MANY, true)] {
            let together = Together::new(DEADLINE, before);
            let (short, long) = (together.begin(), together.begin());
            together.runs(short.0, DEADLINE / 100);
            together.runs(long.0, DEADLINE / 4);
            assert_eq!(short.1.is_cancelled(), is_stopped, "after {before}");
        }
        // One that ended by itself is no loop.
        let together = Together::new(DEADLINE, 0);
        let all = [(); 2].map(|()| together.begin());
        together.runs(all[0].0, DEADLINE / 2);
        together.is_over(all[0].0, false);
        together.runs(all[1].0, DEADLINE / 2);
        assert!(!all[1].1.is_cancelled());
    }

    #[test]
    fn the_log_has_one_line_that_names_the_test() {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("log");
        let says = |text: &str| {
            fs::write(&log, text).unwrap();
            logged(&log, "m::f")
        };
        assert_eq!(says("ok m::f\n"), "ok");
        assert_eq!(says("failed m::f\n"), "failed");
        assert_eq!(says("ignored: too slow m::f\n"), "ignored");
        for nothing in ["", "ok other\n", "m::f"] {
            assert_eq!(says(nothing), "", "{nothing:?}");
        }
        // A pipe is not waited for, and a log that is too large is not read.
        fs::File::create(&log).unwrap().set_len(1 << 30).unwrap();
        assert_eq!(logged(&log, "m::f"), "");
        assert_eq!(logged(folder.path(), "m::f"), "");
    }
}
