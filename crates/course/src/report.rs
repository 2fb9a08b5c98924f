//! Describes a verdict: what happened, to which test, and what to do next.

mod advice;
mod bounds;
mod broken;
mod changes;
mod chosen;
mod failures;
mod names;
mod open_ends;
mod passed;
mod unwritten;
mod words;

use std::fs;
use std::path::PathBuf;

use catalogue::Exercise;

use crate::build::{Broken, Diagnostic};
use crate::course::Course;
use crate::test_end::TestEnd;
use crate::tests_run::TestResult;
use crate::verdict::{Tested, Verdict};
use names::Names;
use terminal::{BAD, BOLD, DIM, GOOD, WARN, ends, paint, wrap};
use words::Words;

pub(crate) use chosen::{Asked, chosen};
pub(crate) use open_ends::open_ends;
pub(crate) use passed::{page, page_below_book};
pub(crate) use unwritten::{in_short, not_written};
pub(crate) use words::printed_lines;

/// The number of lines of a terminal in its default size.
const A_SCREEN: usize = 24;

/// The number of these lines that a verdict needs around its messages: the first line above them, and the commands that
/// show more below.
const BESIDE: usize = 4;

/// The settings for showing a verdict.
#[derive(Debug, Clone, Copy)]
pub(crate) struct View {
    /// The width in columns.
    pub(crate) width: usize,
    /// Whether keys replace commands, as in watch mode.
    pub(crate) has_keys: bool,
    /// Whether to show every message, and not only the first of each function.
    pub(crate) is_full: bool,
}

/// Returns the whole verdict.
pub(crate) fn text(course: &Course, exercise: &Exercise, verdict: &Verdict, view: View) -> String {
    let mark = if verdict.is_solved() {
        paint(GOOD, "✓")
    } else {
        paint(BAD, "✗")
    };
    let title = format!(
        "{mark} {}",
        paint(BOLD, format!("{}  {}", exercise.id, exercise.stem))
    );
    let mut lines = vec![ends(&title, &in_a_line(verdict), view.width)];
    match verdict {
        Verdict::Broken(broken) => {
            lines.extend(broken::lines(course, exercise, broken, view.width));
        }
        Verdict::Tested(tested) if verdict.is_solved() => {
            if let Some(change) = changes::line(tested.change(), view) {
                lines.extend([change, String::new()]);
            }
            lines.extend(passed::lines(course, exercise, tested, view));
        }
        Verdict::Tested(tested) => {
            let names = names_of(course, exercise, tested);
            lines.extend(failing(course, exercise, tested, &names, view));
            if let Some(change) = changes::line(tested.change(), view) {
                lines.extend([String::new(), change]);
            }
        }
    }
    lines.join("\n")
}

/// Returns the failures, the unfinished parts, the run that is easiest to follow, and the warnings.
fn failing(
    course: &Course,
    exercise: &Exercise,
    tested: &Tested,
    names: &Names<'_>,
    view: View,
) -> Vec<String> {
    let words = Words {
        course,
        exercise,
        tested,
        source: tested.texts.of(&exercise.stub()).to_owned(),
        width: view.width - 4,
        has_keys: view.has_keys,
    };
    let failing = || tested.results.iter().filter(|result| !result.end.is_fine());
    // A warning about an endless loop explains the failure, so it is shown first.
    let is_endless = failing().any(|result| result.end.is_endless());
    let is_known = |warning: &&Diagnostic| is_endless && warning.is_of_an_endless_loop();
    let (known, others): (Vec<_>, Vec<_>) = tested.warnings.iter().partition(is_known);
    let mut lines = broken::warnings(course, known);
    let room = (A_SCREEN - BESIDE).saturating_sub(lines.len());
    let said = failures::said(&words, names, (!view.is_full).then_some(room));
    lines.extend(said.lines);
    lines.extend(rewritten(course, tested, view.width - 4));
    lines.extend(unwritten::lines(course, exercise, tested, view.width - 4));
    lines.extend(broken::warnings(course, others));
    // In watch mode, the key that shows everything is listed below.
    if !view.has_keys && said.has_more {
        let all = format!("  All {} failing tests:", failing().count());
        let command = format!("`cargo course test {} --full`", exercise.stem);
        lines.push(String::new());
        lines.push(paint(DIM, format!("{all} {command}")));
    }
    lines
}

/// Warns about test files that were written while `what` ran, or returns `None` if there are none.
pub(crate) fn written_while(what: &str, course: &Course, files: &[PathBuf]) -> Option<String> {
    let first = files.first()?;
    let all = files.iter().map(|file| course.shown(file));
    Some(format!(
        "These test files were changed while {what} ran: {}.\nDoes your code write files? Restore the test files, \
         for example with `git checkout -- \"{}\"`, and run the command again.",
        all.collect::<Vec<_>>().join(", "),
        course.shown(first)
    ))
}

/// Lists the test files that were written during the test run.
fn rewritten(course: &Course, tested: &Tested, width: usize) -> Vec<String> {
    let Some(text) = written_while("the tests", course, &tested.rewritten) else {
        return Vec::new();
    };
    let lines = wrap(&text, width)
        .into_iter()
        .map(|line| format!("  {line}"));
    [String::new()].into_iter().chain(lines).collect()
}

/// Returns the tests' names, split according to their source.
fn names_of<'t>(course: &Course, exercise: &Exercise, tested: &'t Tested) -> Names<'t> {
    let source = fs::read_to_string(course.path(exercise.tests())).unwrap_or_default();
    let all = tested.results.iter().map(|result| result.name.as_str());
    Names::new(all.collect(), source)
}

/// Returns the name of the test whose message a verdict shows whole.
pub(crate) fn first(results: &[TestResult]) -> Option<&str> {
    failures::first(results).map(|result| result.name.as_str())
}

/// Returns the verdict in a few words for a list.
pub(crate) fn in_a_line(verdict: &Verdict) -> String {
    let tested = match verdict {
        Verdict::Broken(_) => return paint(BAD, "did not compile"),
        Verdict::Tested(tested) => tested,
    };
    let (passed, all) = (tested.passed(), tested.all());
    let count = format!("{passed} of {all} tests pass");
    if verdict.is_solved() {
        return paint(GOOD, count);
    }
    let Some(first) = tested.results.iter().find(|result| !result.end.is_fine()) else {
        return paint(
            BAD,
            match tested.rewritten.is_empty() {
                true => "there are no tests",
                false => "the tests were rewritten",
            },
        );
    };
    let failing = || tested.results.iter().filter(|result| !result.end.is_fine());
    let is_unwritten = |end: &TestEnd| matches!(end, TestEnd::NotWritten(..));
    match &first.end {
        TestEnd::NotWritten(..) if failing().all(|result| is_unwritten(&result.end)) => {
            let words = if passed == 0 {
                "not written yet".to_owned()
            } else {
                count
            };
            paint(WARN, words)
        }
        TestEnd::Runaway(_) => paint(BAD, "stopped: the calls went too deep"),
        TestEnd::Overflowed => paint(BAD, "the stack overflowed"),
        TestEnd::DidNotEnd | TestEnd::Starved { .. } => {
            paint(BAD, format!("no end within {}", seconds(tested)))
        }
        TestEnd::OutOfMemory | TestEnd::MemoryOfAll(_) => paint(BAD, "out of memory"),
        _ => paint(BAD, count),
    }
}

/// Explains why an exercise could not be built, without a title.
pub(crate) fn broken_text(course: &Course, exercise: &Exercise, broken: &Broken) -> String {
    let text = broken::lines(course, exercise, broken, terminal::width()).join("\n");
    text.trim_start().to_owned()
}

/// Returns the deadline: "10 s".
fn seconds(tested: &Tested) -> String {
    format!("{} s", tested.deadline.as_secs_f64())
}
