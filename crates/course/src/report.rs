//! A verdict in words: what happened, to which test, and what to do next.

mod broken;
mod failures;

use catalogue::Exercise;

use crate::build::Broken;
use crate::course::Course;
use crate::style::{BAD, BOLD, DIM, GOOD, WARN, ends, paint};
use crate::test_end::TestEnd;
use crate::verdict::{Tested, Verdict};

/// A terminal that nobody has made larger shows so many lines.
const A_SCREEN: usize = 24;

/// The whole verdict, `width` columns wide.
pub(crate) fn text(
    course: &Course,
    exercise: &Exercise,
    verdict: &Verdict,
    width: usize,
) -> String {
    told(course, exercise, verdict, width, false)
}

fn told(
    course: &Course,
    exercise: &Exercise,
    verdict: &Verdict,
    width: usize,
    has_keys: bool,
) -> String {
    let mark = if verdict.is_solved() {
        paint(GOOD, "✓")
    } else {
        paint(BAD, "✗")
    };
    let title = format!(
        "{mark} {}",
        paint(BOLD, format!("{}  {}", exercise.id, exercise.stem))
    );
    let verdict_line = ends(&title, &in_a_line(verdict), width);
    let mut lines = vec![verdict_line.clone()];
    match verdict {
        Verdict::Broken(broken) => lines.extend(broken::lines(course, exercise, broken)),
        Verdict::Tested(tested) if verdict.is_solved() => {
            lines.extend(solved(course, exercise, tested, has_keys));
        }
        Verdict::Tested(tested) => {
            lines.extend(failures::lines(course, exercise, tested, width));
            if let Some(drawn) = tested.drawing.lines(width - 4) {
                lines.push(String::new());
                lines.extend(drawn.iter().map(|line| format!("    {line}")));
            }
            lines.extend(broken::warnings(course, &tested.warnings));
            if lines.len() > A_SCREEN && !has_keys {
                lines.extend([String::new(), verdict_line]); // the first has scrolled away
            }
        }
    }
    lines.join("\n")
}

/// The verdict in watch mode, where keys do what commands do elsewhere.
pub(crate) fn in_watch(
    course: &Course,
    exercise: &Exercise,
    verdict: &Verdict,
    width: usize,
) -> String {
    told(course, exercise, verdict, width, true)
}

/// The verdict in a few words, as a list shows it.
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
        return paint(BAD, "there are no tests");
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
        TestEnd::Runaway(_) => paint(BAD, "stopped: no end in sight"),
        TestEnd::Overflowed => paint(BAD, "the stack overflowed"),
        TestEnd::DidNotEnd | TestEnd::Starved { .. } => {
            paint(BAD, format!("no end within {}", seconds(tested)))
        }
        TestEnd::OutOfMemory => paint(BAD, "out of memory"),
        _ => paint(BAD, count),
    }
}

/// Why an exercise could not be built, without a title.
pub(crate) fn broken_text(course: &Course, exercise: &Exercise, broken: &Broken) -> String {
    let text = broken::lines(course, exercise, broken).join("\n");
    text.trim_start().to_owned()
}

/// "10 s".
fn seconds(tested: &Tested) -> String {
    format!("{} s", tested.deadline.as_secs_f64())
}

/// What is worth a look once it is right.
fn solved(course: &Course, exercise: &Exercise, tested: &Tested, has_keys: bool) -> Vec<String> {
    let counts = tested.drawing.counts.iter();
    let mut lines: Vec<String> = counts.map(|count| format!("  {count}")).collect();
    lines.extend(broken::warnings(course, &tested.warnings));
    let unkept = tested.unkept.iter();
    lines.extend(unkept.map(|why| paint(WARN, format!("  {why}"))));
    lines.push(String::new());
    let key = |key: char, command: &str| match has_keys {
        true => paint(BOLD, key),
        false => format!("`cargo course {command} {}`", exercise.stem),
    };
    lines.push(format!("  {} draws your tree.", key('t', "trace")));
    lines.push(format!(
        "  {} shows ours beside yours.",
        key('s', "solution")
    ));
    match course.next(exercise) {
        Some(next) => {
            let name = paint(BOLD, format!("{}  {}", next.id, next.stem));
            lines.push(match has_keys {
                true => format!("  {} goes on: {name}", paint(BOLD, 'n')),
                false => format!("  Next: {name}, {}", paint(DIM, course.shown(next.stub()))),
            });
        }
        None => lines.push(paint(GOOD, "  That was the last one: the course is done.")),
    }
    lines
}
