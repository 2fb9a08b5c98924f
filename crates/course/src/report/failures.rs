//! What failed, and how: tests that say the same are named together.

use catalogue::Exercise;

use crate::build;
use crate::course::Course;
use crate::panic_text::Panic;
use crate::place::Place;
use crate::style::{BAD, BOLD, DIM, paint, wrap};
use crate::test_end::TestEnd;
use crate::tests_run::{STACK, TestResult};
use crate::verdict::Tested;

/// How many lines of a program's own output are shown.
const PRINTED: usize = 12;
/// How many different failures are shown in full; of the others, as much as holds a sentence.
const IN_FULL: usize = 3;
const OF_THE_OTHERS: usize = 2;

/// All failing tests of an exercise.
pub(super) fn lines(
    course: &Course,
    exercise: &Exercise,
    tested: &Tested,
    width: usize,
) -> Vec<String> {
    let mut groups: Vec<(Vec<&TestResult>, Vec<String>)> = Vec::new();
    for result in tested.results.iter().filter(|result| !result.end.is_fine()) {
        let words = words(course, exercise, tested, result, width - 4);
        match groups.iter_mut().find(|(_, same)| *same == words) {
            Some((results, _)) => results.push(result),
            None => groups.push((vec![result], words)),
        }
    }
    let mut lines = Vec::new();
    for (number, (results, words)) in groups.iter().enumerate() {
        if number > 0 && number <= IN_FULL {
            lines.push(String::new());
        }
        let style = if number < IN_FULL { BOLD } else { DIM };
        lines.extend(
            results
                .iter()
                .map(|result| format!("  {}", paint(style, &result.name))),
        );
        let shown = if number < IN_FULL {
            words.len()
        } else {
            OF_THE_OTHERS
        };
        lines.extend(words.iter().take(shown).map(|line| format!("    {line}")));
        if let Some(last) = lines.last_mut().filter(|_| shown < words.len()) {
            last.push_str(" …");
        }
    }
    lines
}

/// What one test has to say.
fn words(
    course: &Course,
    exercise: &Exercise,
    tested: &Tested,
    result: &TestResult,
    width: usize,
) -> Vec<String> {
    let text = match &result.end {
        TestEnd::Passed | TestEnd::Ignored => return Vec::new(),
        TestEnd::NotWritten(todo, place) => {
            return wrap(&not_written(course, exercise, todo, place.as_ref()), width);
        }
        TestEnd::Panicked(panic) => {
            let mut lines = of_panic(course, panic, true, width);
            lines.extend(printed(&result.printed, width));
            return lines;
        }
        TestEnd::Failed(panic, cause) => {
            let mut lines = of_panic(course, panic, false, width);
            lines.extend(cause.iter().filter_map(|cause| at(course, cause)));
            lines.extend(printed(&result.printed, width));
            return lines;
        }
        TestEnd::Runaway(message) => message.clone(),
        TestEnd::Overflowed => format!(
            "It used up its stack ({} MiB): calls within calls, and no end of them.\n\
             Which argument ends the chain, and does each call come nearer to it?",
            STACK >> 20
        ),
        TestEnd::DidNotEnd => format!(
            "It did not end within {}: I stopped it.\n\
             A loop that never ends, or far too many calls? `cargo course trace {}` shows what it did.",
            super::seconds(tested),
            exercise.stem
        ),
        TestEnd::Starved { within, computed } => format!(
            "It did not end within {} s, but the machine was busy: in that time it computed for {:.1} s only. \
             So I cannot say whether it would end.\n\
             Run it again when less runs beside it, or give it longer: `cargo course test {} --deadline 60`.",
            within.as_secs_f64(),
            computed.as_secs_f64(),
            exercise.stem
        ),
        TestEnd::MemoryOfAll(bytes) => format!(
            "All tests together held more than the {} MiB that they may have, and this one held the most: I stopped it.\n\
             Does something grow at every step?",
            bytes >> 20
        ),
        TestEnd::OutOfMemory => "It asked for more memory than the 2 GiB it may have.\n\
             Does something grow at every step?"
            .to_owned(),
        TestEnd::Aborted(how, panics) => {
            let said = format!("It was ended by {how}, before the test was over.");
            let mut lines = wrap(&said, width);
            for panic in panics {
                lines.extend(of_panic(course, panic, true, width));
            }
            lines.extend(printed(&result.printed, width));
            return lines;
        }
        TestEnd::Vanished(code) => format!(
            "The process ended with code {code} before the test was over, so the test counts as failed.\n\
             Does your code call std::process::exit?"
        ),
        TestEnd::FailedSilently(said) if said.is_empty() => {
            "It failed and said nothing.".to_owned()
        }
        TestEnd::FailedSilently(said) => said.clone(),
    };
    let mut lines = wrap(&text, width);
    lines.extend(printed(&result.printed, width));
    lines
}

fn of_panic(course: &Course, panic: &Panic, is_students: bool, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let source = || panic.place.as_ref()?.source(&course.exercises());
    if let Some(at) = at(course, panic).filter(|_| is_students) {
        lines.push(at);
        if let Some(source) = source() {
            lines.push(format!("  {source}"));
        }
    } else if panic.is_bare_assertion
        && let Some(source) = source()
    {
        lines.push(format!("  {source}"));
    }
    lines.extend(wrap(&panic.message, width));
    if let Some(advice) = is_students.then(|| advice(&panic.message)).flatten() {
        lines.extend(wrap(advice, width));
    }
    if let Some((left, right)) = &panic.sides {
        lines.push(format!("{} {left}", paint(DIM, " left:")));
        lines.push(format!("{} {right}", paint(DIM, "right:")));
    }
    lines
}

/// Where a panic began.
fn at(course: &Course, panic: &Panic) -> Option<String> {
    let place = panic.place.as_ref()?;
    let file = course.shown(build::from_root(&place.file));
    Some(format!(
        "{} at {file}:{}",
        paint(BAD, "panicked"),
        place.line
    ))
}

/// What a `todo!` asks for. It may be that of an exercise which this one builds on.
fn not_written(course: &Course, exercise: &Exercise, todo: &str, place: Option<&Place>) -> String {
    let file = place.map(|place| build::from_root(&place.file));
    let elsewhere = file.filter(|file| *file != exercise.stub());
    match (todo, elsewhere) {
        ("", file) => {
            let file = file.unwrap_or_else(|| exercise.stub());
            format!("Not written yet. Look for todo! in {}.", course.shown(file))
        }
        (todo, None) => format!("Not written yet: {todo}."),
        (todo, Some(file)) => format!("Not written yet, in {}: {todo}.", course.shown(file)),
    }
}

/// What a well-known panic means.
fn advice(message: &str) -> Option<&'static str> {
    let known = [
        (
            "attempt to subtract with overflow",
            "An unsigned number has nothing below 0. Did a call go past the base case?",
        ),
        (
            "attempt to add with overflow",
            "The sum does not fit in its type.",
        ),
        (
            "attempt to multiply with overflow",
            "The product does not fit in its type.",
        ),
        (
            "attempt to shift left with overflow",
            "What is shifted has not so many bits. A bare 1 may be an i32; 1_u64 is as wide as a set of lines.",
        ),
        (
            "empty range",
            "The range has no number in it. Does it begin at 0, and end at 0?",
        ),
        (
            "index out of bounds",
            "The last index is one less than the length.",
        ),
    ];
    known
        .iter()
        .find(|(begin, _)| message.starts_with(begin))
        .map(|(_, advice)| *advice)
}

/// What the program itself printed, if anything.
fn printed(text: &str, width: usize) -> Vec<String> {
    let text = text.trim_end();
    if text.is_empty() {
        return Vec::new();
    }
    let all: Vec<&str> = text.lines().collect();
    let mut lines = vec![paint(DIM, "It printed:")];
    lines.extend(
        all.iter()
            .take(PRINTED)
            .map(|line| format!("  {}", crate::style::cut(line, width - 2))),
    );
    if all.len() > PRINTED {
        lines.push(paint(
            DIM,
            format!("  … and {} lines more", all.len() - PRINTED),
        ));
    }
    lines
}
