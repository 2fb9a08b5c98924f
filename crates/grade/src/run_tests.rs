//! Runs tests that were built, each in a process of its own, and prints what came of each: a JSON object a line. Nothing is built and
//! nothing of the course is read, so the program can do so in a sandbox where neither is.
//!
//! Of a program that sets out to look as if it passed, nothing can be believed here: it shares a process with its test. A printed line
//! and an early `exit` are no pass, since the harness must have logged that the test returned.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, ExitCode};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result};
use child::{Cancel, Finished, Limits, Sofar, limits, student_command};
use serde::{Deserialize, Serialize};
use wire::End;

use crate::cli::RunTests;
use crate::sandbox::AS_NOBODY;

/// So many run at a time: those that wait for something do so together.
const SIDE_BY_SIDE: usize = 8;

/// The bytes that a log of one test may have.
const MOST_LOGGED: u64 = 64 << 10;

/// What came of a test.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Ran {
    /// Its name: `gcd::is_the_greatest::case_1`.
    pub(crate) name: String,
    pub(crate) end: End,
    /// What it says, where it does not pass: the message of the test, or what is still to be written.
    pub(crate) says: String,
}

/// Runs them, exercise by exercise.
pub(crate) fn run(asked: &RunTests) -> Result<ExitCode> {
    hide_from_student_code()?;
    let folder = tempfile::tempdir().context("there is no room for the tests")?;
    #[cfg(unix)]
    if asked.as_nobody {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o777))?;
    }
    let mut has_loops = false;
    let exercises = asked.tests.chunk_by(|a, b| exercise(a) == exercise(b));
    for tests in exercises {
        has_loops |= asked.run_exercise(tests, folder.path(), has_loops)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The exercise that a test belongs to.
pub(crate) fn exercise(test: &str) -> &str {
    test.split("::").next().unwrap_or(test)
}

impl RunTests {
    /// Runs the tests of an exercise. Whether some did not end.
    fn run_exercise(&self, tests: &[String], folder: &Path, had_loops: bool) -> Result<bool> {
        let together = Together::new(self.deadline, had_loops);
        let next = Mutex::new(tests.iter().enumerate());
        let has_loops = std::thread::scope(|threads| {
            let works = || -> Result<bool> {
                let mut has_loops = false;
                loop {
                    let test = next.lock().unwrap_or_else(PoisonError::into_inner).next();
                    let Some((number, test)) = test else {
                        return Ok(has_loops);
                    };
                    let log = folder.join(number.to_string());
                    let ran = self.run_test(test, &log, &together)?;
                    has_loops |= ran.end == End::Late;
                    let mut line = serde_json::to_vec(&ran)?;
                    line.push(b'\n');
                    std::io::stdout().lock().write_all(&line)?;
                }
            };
            let workers = SIDE_BY_SIDE.min(tests.len());
            let workers: Vec<_> = (0..workers).map(|_| threads.spawn(works)).collect();
            let ends = workers.into_iter().map(|worker| {
                let end = worker.join();
                end.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            });
            ends.collect::<Result<Vec<bool>>>()
        });
        Ok(has_loops?.contains(&true))
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
        // What an earlier test left must not be taken for this one's.
        let _ = fs::remove_file(log);
        let limits = Limits {
            // A busy machine judges as an idle one does.
            forgives_waiting: true,
            ..limits(self.deadline)
        };
        let share = together.begin();
        let ran = child::run(command, &limits, &share.stop, |so_far: &Sofar<'_>| {
            together.runs(&share, so_far.computed);
        });
        let ran = ran.with_context(|| format!("cannot run {}", self.program.display()))?;
        let (end, says) = ended(&ran, &logged(log, test), self.deadline);
        together.is_over(&share, end == End::Late);
        Ok(Ran {
            name: test.to_owned(),
            end,
            says,
        })
    }
}

/// What the harness noted of a test, after it has returned: `ok`, `failed` or `ignored`. A program may have put anything in the place
/// of its log.
fn logged(log: &Path, test: &str) -> String {
    let is_file = fs::symlink_metadata(log).is_ok_and(|it| it.is_file() && it.len() <= MOST_LOGGED);
    let mut text = String::new();
    if let (true, Ok(file)) = (is_file, fs::File::open(log)) {
        let _ = file.take(MOST_LOGGED).read_to_string(&mut text);
    }
    let what = text.trim_end().strip_suffix(test).unwrap_or_default();
    what.split([' ', ':']).next().unwrap_or_default().to_owned()
}

/// How a test ended, and what it says.
fn ended(ran: &Finished, logged: &str, deadline: Duration) -> (End, String) {
    let status = match ran.end {
        child::End::Exited(status) => status,
        child::End::Deadline(spent) if !spent.is_all_of(deadline) => {
            let says = "It was stopped, because the machine was too busy to run it.";
            return (End::Starved, says.to_owned());
        }
        // Which of both limits a program meets first is chance, and who grades must find the same twice.
        child::End::Deadline(_) | child::End::Memory(_) | child::End::Cancelled => {
            return (End::Late, stopped(deadline));
        }
    };
    let (panics, _) = child::panics(&ran.stderr);
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
    if child::overflowed(status, &ran.stderr) {
        let says = "The stack overflowed: the calls went too deep.";
        return (End::Overflowed, says.to_owned());
    }
    let is_out_of_memory = child::says(&ran.stderr, "memory allocation of ", " bytes failed");
    match child::signal(status) {
        Some(child::ABORT) if is_out_of_memory => return (End::Late, stopped(deadline)),
        // Of computing: the last defence against a loop.
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

/// The tests of an exercise while they run. Those that do not end are stopped together: who grades a class does not wait for twenty
/// loops of one function, and for those of all that call it.
struct Together {
    /// How long those may compute together that do not end.
    longest: Duration,
    /// How long each of them computes at the least. No test of the course takes so long with our solutions.
    share: Duration,
    known: Mutex<Vec<(Share, Duration, bool)>>,
}

/// A test that runs.
#[derive(Clone)]
struct Share {
    number: usize,
    stop: Cancel,
}

impl Together {
    /// Half of a deadline; a quarter where tests of an exercise before did not end, which this one may call.
    fn new(deadline: Duration, had_loops: bool) -> Self {
        Self {
            longest: deadline / if had_loops { 4 } else { 2 },
            share: deadline / 20,
            known: Mutex::default(),
        }
    }

    fn begin(&self) -> Share {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let share = Share {
            number: known.len(),
            stop: Cancel::default(),
        };
        known.push((share.clone(), Duration::ZERO, true));
        share
    }

    /// A test has computed for so long. One alone has the time of its deadline, or a quarter of it.
    fn runs(&self, share: &Share, computed: Duration) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known[share.number].1 = computed;
        let loops = known
            .iter()
            .filter(|(_, computed, _)| *computed >= self.share);
        let all: Duration = loops.clone().map(|(_, computed, _)| *computed).sum();
        if loops.clone().count() > 1 && all >= self.longest {
            let running = loops.filter(|(_, _, runs)| *runs);
            running.for_each(|(share, ..)| share.stop.cancel());
        }
    }

    /// A test is over. What one has computed that has ended by itself does not count.
    fn is_over(&self, share: &Share, is_loop: bool) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let own = &mut known[share.number];
        own.2 = false;
        if !is_loop {
            own.1 = Duration::ZERO;
        }
    }
}

/// From now on no other program of the same user can write into our memory or to our output, as one that a test has started
/// could through `/proc`.
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
        let together = Together::new(DEADLINE, false);
        let all = [(); 3].map(|()| together.begin());
        let stopped = || {
            all.iter()
                .map(|it| it.stop.is_cancelled())
                .collect::<Vec<_>>()
        };
        together.runs(&all[0], DEADLINE * 9 / 10);
        assert_eq!(stopped(), [false; 3], "one alone has its deadline");
        together.runs(&all[1], DEADLINE / 21);
        assert_eq!(stopped(), [false; 3], "it had no time yet");
        together.is_over(&all[0], true);
        together.runs(&all[1], DEADLINE / 20);
        assert_eq!(stopped(), [false, true, false]);
        // One that ended by itself is no loop.
        let together = Together::new(DEADLINE, false);
        let all = [(); 2].map(|()| together.begin());
        together.runs(&all[0], DEADLINE / 2);
        together.is_over(&all[0], false);
        together.runs(&all[1], DEADLINE / 2);
        assert!(!all[1].stop.is_cancelled());
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
