//! Lists a program's tests, and reads the harness's own record of each.
//!
//! The harness and the student's code print to the same output, and the student's code can also print "1 passed". So
//! the harness is told to write a log, which records a test's outcome after the test has returned. A program that looks
//! for the log can forge it, so the test's recording must have an end too. A program that forges both still passes:
//! code can do anything inside its own process. The option is deprecated. If it is ever removed, the printed summary
//! takes its place.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use subprocess::{Cancel, End, Finished, Limits, student_command};

use crate::build::Program;
use crate::plain_file;
use crate::test_end::{Noted, split_stdout};

/// The tests of a program and its way of reporting.
pub(super) struct Harness {
    /// The names of all tests, in the harness's order.
    pub(super) names: Vec<String>,
    kind: Kind,
}

enum Kind {
    /// It writes a log.
    Logs,
    /// It has no log option. The tests in this set are marked `#[ignore]`.
    Prints(BTreeSet<String>),
}

/// The option that names the log.
const LOG: &str = "--logfile";

/// The largest log of one test in bytes.
const MOST_LOGGED: u64 = 64 << 10;

/// The warning about the option, without its line break.
const OLD: &str = "warning: `--logfile` is deprecated";

impl Harness {
    /// Lists a program's tests. Returns `None` if cancelled.
    pub(super) fn ask(
        program: &Program,
        folder: &Path,
        limits: &Limits,
        cancel: &Cancel,
    ) -> Result<Option<Self>> {
        let list = |words: &[&str], log: Option<&Path>| -> Result<Finished> {
            let mut command = student_command(&program.executable, &program.folder);
            command.arg("--list").args(words);
            if let Some(log) = log {
                command.arg(LOG).arg(log);
            }
            subprocess::run(command, limits, cancel, |_| {})
                .with_context(|| format!("cannot run {}", program.executable.display()))
        };
        let first = list(&[], Some(&folder.join("list")))?;
        let knows_no_log = first.stderr.contains("Unrecognized option");
        let (kind, all) = if knows_no_log {
            let Some(ignored) = listed(&list(&["--ignored"], None)?)? else {
                return Ok(None);
            };
            let kind = Kind::Prints(ignored.into_iter().collect());
            (kind, listed(&list(&[], None)?)?)
        } else {
            (Kind::Logs, listed(&first)?)
        };
        let Some(all) = all else {
            return Ok(None);
        };
        Ok(Some(Self { names: all, kind }))
    }

    /// Adds the arguments that run one test.
    pub(super) fn only(&self, command: &mut Command, name: &str, log: &Path) {
        command.args(["--exact", name, "--nocapture", "--test-threads=1"]);
        if matches!(self.kind, Kind::Logs) {
            // The log of an earlier run must not be mistaken for the new one.
            let _ = std::fs::remove_file(log);
            command.arg(LOG).arg(log);
        }
    }

    /// Returns the harness's record of a finished test, and removes its warning about the log from the output.
    pub(super) fn noted(&self, finished: &mut Finished, name: &str, log: &Path) -> Noted {
        match &self.kind {
            Kind::Logs => {
                finished.stderr = without_warning(&finished.stderr).to_owned();
                let log = plain_file::read_up_to(MOST_LOGGED, log).unwrap_or_default();
                in_log(&String::from_utf8_lossy(&log), name)
            }
            Kind::Prints(ignored) => match split_stdout(&finished.stdout).1 {
                Some(summary) if summary.contains(" 1 passed;") => Noted::Passed,
                Some(summary) if summary.contains(" 1 failed;") => Noted::Failed,
                Some(summary) if summary.contains(" 1 ignored;") && ignored.contains(name) => {
                    Noted::Ignored
                }
                _ => Noted::Nothing,
            },
        }
    }
}

/// Reads a log of one line: `ok name`, `failed name`, `ignored name` or `ignored: why name`.
fn in_log(log: &str, name: &str) -> Noted {
    let Some(what) = log
        .trim_end_matches(['\r', '\n'])
        .strip_suffix(name)
        .and_then(|line| line.strip_suffix(' '))
    else {
        return Noted::Nothing;
    };
    match what {
        "ok" => Noted::Passed,
        "failed" => Noted::Failed,
        "ignored" => Noted::Ignored,
        what if what.starts_with("ignored: ") => Noted::Ignored,
        _ => Noted::Nothing,
    }
}

fn without_warning(stderr: &str) -> &str {
    stderr.strip_prefix(OLD).unwrap_or(stderr)
}

/// Returns the tests in a list, or `None` if cancelled.
fn listed(list: &Finished) -> Result<Option<Vec<String>>> {
    match list.end {
        End::Exited(status) if status.success() => {}
        End::Cancelled => return Ok(None),
        _ => bail!(
            "the tests cannot be listed: {}",
            without_warning(&list.stderr).trim()
        ),
    }
    // An empty output means that the student's code ended the program before its tests. So there are no tests.
    if list.stdout.is_empty() {
        return Ok(Some(Vec::new()));
    }
    match names(&list.stdout) {
        Some(names) => Ok(Some(names)),
        None => bail!(
            "the tests cannot be listed: the list is truncated at line {}",
            list.stdout.lines().count()
        ),
    }
}

/// Returns the tests of a complete list, whose last line gives their number. Returns `None` if it is incomplete.
fn names(list: &str) -> Option<Vec<String>> {
    let (number, _) = list.lines().next_back()?.split_once(' ')?;
    let tests = list.lines().filter_map(|line| line.strip_suffix(": test"));
    let names: Vec<String> = tests.map(str::to_owned).collect();
    (number.parse() == Ok(names.len())).then_some(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_whole_if_it_has_as_many_tests_as_it_says() {
        let whole = "a::b: test\nc: test\n\n2 tests, 0 benchmarks\n";
        assert_eq!(names(whole).unwrap(), ["a::b", "c"]);
        assert_eq!(names("\n0 tests, 0 benchmarks\n").unwrap(), [""; 0]);
        assert_eq!(names("a: test\n\n1 test, 0 benchmarks\n").unwrap(), ["a"]);
        for part in ["", "a::b: test\n", "c: test\n\n2 tests, 0 benchmarks\n"] {
            assert_eq!(names(part), None, "{part:?}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_list_that_breaks_off_is_not_taken_for_a_shorter_one() {
        let listed = |stdout: &str| {
            listed(&Finished {
                end: End::Exited(std::os::unix::process::ExitStatusExt::from_raw(0)),
                stdout: stdout.to_owned(),
                stderr: String::new(),
            })
        };
        let whole = listed("a: test\n\n1 test, 0 benchmarks\n");
        assert_eq!(whole.unwrap().unwrap(), ["a"]);
        let none = listed("");
        assert_eq!(none.unwrap().unwrap(), [""; 0], "it ends before its tests");
        let why = listed("a: test\n").unwrap_err().to_string();
        assert!(why.contains("is truncated at line 1"), "{why}");
    }

    #[test]
    fn the_log_has_one_line_that_names_the_test() {
        assert_eq!(in_log("ok m::f\n", "m::f"), Noted::Passed);
        assert_eq!(in_log("failed m::f\n", "m::f"), Noted::Failed);
        assert_eq!(in_log("ignored m::f\r\n", "m::f"), Noted::Ignored);
        assert_eq!(in_log("ignored: too slow m::f\n", "m::f"), Noted::Ignored);
        for nothing in ["", "ok other\n", "ok other\nok m::f\n", "okm::f", "m::f"] {
            assert_eq!(in_log(nothing, "m::f"), Noted::Nothing, "{nothing:?}");
        }
    }
}
