//! Describes a test's failure. The claim is the first part, and the circumstances follow.

use catalogue::Exercise;
use subprocess::{Panic, STACK};

use super::advice::advice;
use super::bounds::{bounded, one_line};
use super::open_ends::open_ends;
use crate::build;
use crate::course::Course;
use crate::test_end::TestEnd;
use crate::tests_run::TestResult;
use crate::verdict::Tested;
use terminal::{BAD, DIM, clean, cut, paint, wrap};

/// The number of lines shown of a program's own output.
const PRINTED: usize = 12;

/// The context of the descriptions.
pub(super) struct Words<'c> {
    pub(super) course: &'c Course,
    pub(super) exercise: &'c Exercise,
    pub(super) tested: &'c Tested,
    /// The text of the student's file.
    pub(super) source: String,
    /// The width in columns.
    pub(super) width: usize,
    /// Whether keys replace commands, as in watch mode.
    pub(super) has_keys: bool,
}

impl Words<'_> {
    /// Describes a failing test in lines.
    pub(super) fn of(&self, result: &TestResult) -> Vec<String> {
        let width = self.width;
        let text = match &result.end {
            // Unfinished parts are listed once, and not for each test.
            TestEnd::Passed | TestEnd::Ignored | TestEnd::NotWritten(..) => return Vec::new(),
            TestEnd::Panicked(panic) => {
                let mut lines = self.of_the_students_panic(panic);
                lines.extend(printed(&result.printed, width));
                return lines;
            }
            TestEnd::Failed(panic, cause) => {
                let cause_is_printed = printed_not_returned(&panic.message, &result.printed);
                let mut lines = self.of_a_failed_test(panic, cause_is_printed.as_deref());
                if let Some(cause) = cause {
                    lines.extend(self.place(cause));
                }
                if cause_is_printed.is_none() {
                    lines.extend(printed(&result.printed, width));
                }
                return lines;
            }
            TestEnd::Runaway(message) => open_ends(message, &self.source).into_owned(),
            TestEnd::Overflowed => format!(
                "It used up its stack ({} MiB): too many calls, one inside another.\n\
             Which argument ends the chain, and does each call come nearer to it? A chain of \
             millions of calls is too long, even if it ends.",
                STACK >> 20
            ),
            TestEnd::DidNotEnd => {
                let within = super::seconds(self.tested);
                self.without_end(&format!("It did not end within {within}: I stopped it."))
            }
            TestEnd::Starved { within, computed } => format!(
                "It did not end within {} s, but the machine was busy: in that time it computed for \
                 only {:.1} s, so I cannot say whether it would end.\n\
                 Run it again when fewer programs run beside it, or give it longer: \
                 `cargo course test {} --deadline {}`.",
                within.as_secs_f64(),
                computed.as_secs_f64(),
                self.exercise.stem,
                (within.as_secs() * 2).clamp(60, 3600)
            ),
            TestEnd::MemoryOfAll(bytes) => format!(
                "All tests together used more than the limit of {} MiB. This one used the most: I stopped it.\n\
                 Does something grow at every step?",
                bytes >> 20
            ),
            TestEnd::OutOfMemory => "It asked for more than 2 GiB of memory, which is the limit.\n\
             Does something grow at every step?"
                .to_owned(),
            TestEnd::Aborted(how, panics) => {
                let said = format!("Before it was over, the test was ended by {how}.");
                let mut lines = wrap(&said, width);
                for panic in panics {
                    lines.extend(self.of_the_students_panic(panic));
                }
                lines.extend(printed(&result.printed, width));
                return lines;
            }
            TestEnd::Vanished(code) => format!(
                "The process ended with code {code} before the test was over, so the test counts as failed.\n\
             Does your code call std::process::exit?"
            ),
            TestEnd::BreaksOff => {
                "The harness reported that it passed, but its recording is incomplete, so the test counts as failed.\n\
                 Does your code end the program, or write into files that are not its own?"
                    .to_owned()
            }
            TestEnd::FailedSilently(said) if said.is_empty() => {
                "It failed without a message.".to_owned()
            }
            TestEnd::FailedSilently(said) => said.clone(),
        };
        let mut lines = wrap(&bounded(&clean(&text)), width);
        lines.extend(match result.end.is_stopped() {
            true => printed_until_then(&result.printed, width),
            false => printed(&result.printed, width),
        });
        lines
    }

    /// Returns the claim: the first line of [`of`](Self::of) before wrapping.
    pub(super) fn claim(&self, result: &TestResult) -> Vec<String> {
        let mut words = self.of(result).into_iter();
        let Some(first) = words.next() else {
            return Vec::new();
        };
        let mut claim = vec![first];
        // The place of a panic ends without a full stop, and is a line by itself.
        let is_place = matches!(result.end, TestEnd::Panicked(_));
        let goes_on = |claim: &[String]| {
            let last = claim.last().map_or("", String::as_str);
            !is_place && !last.ends_with(['.', '?', '!', ':', ']'])
        };
        while goes_on(&claim)
            && let Some(line) = words.next()
        {
            claim.push(line);
        }
        claim
    }

    /// Describes a stopped test, with advice.
    fn without_end(&self, stopped: &str) -> String {
        // A function that is not traced has no visible calls.
        let advice = match (self.source.contains("#[traced"), self.has_keys) {
            (false, _) => String::new(),
            (true, true) => " t draws the run up to the stop.".to_owned(),
            (true, false) => {
                let trace = format!("`cargo course trace {}`", self.exercise.stem);
                format!(" {trace} draws the run up to the stop.")
            }
        };
        format!(
            "{stopped}\nDoes a loop or a chain of calls never end, or is it only far too long?{advice}"
        )
    }

    /// Describes a panic in the student's own code: its place, the line, its message and an explanation.
    fn of_the_students_panic(&self, panic: &Panic) -> Vec<String> {
        let width = self.width;
        let mut lines = self.place(panic);
        lines.extend(wrap(&bounded(&panic.message), width));
        let advice = advice(&panic.message);
        lines.extend(advice.iter().flat_map(|advice| wrap(advice, width)));
        lines.extend(self.sides(panic));
        lines
    }

    /// Returns a test's own message. For a bare assertion, the source line explains most. A cause that is known only
    /// here follows the first line.
    fn of_a_failed_test(&self, panic: &Panic, cause: Option<&str>) -> Vec<String> {
        let mut lines = Vec::new();
        if panic.is_bare_assertion {
            lines.extend(self.line_of(panic));
        }
        let message = match cause {
            None => panic.message.clone(),
            Some(cause) => with_cause(&panic.message, cause),
        };
        lines.extend(wrap(
            &bounded(&open_ends(&message, &self.source)),
            self.width,
        ));
        lines.extend(self.sides(panic));
        lines
    }

    /// Returns the place of a panic, and the source line.
    fn place(&self, panic: &Panic) -> Vec<String> {
        let Some(place) = &panic.place else {
            return Vec::new();
        };
        let file = self.course.shown(build::from_root(&place.file));
        let at = format!("{} at {}:{}", paint(BAD, "panicked"), file, place.line);
        std::iter::once(at).chain(self.line_of(panic)).collect()
    }

    fn line_of(&self, panic: &Panic) -> Option<String> {
        let place = panic.place.as_ref()?;
        let line = self.tested.texts.line(place, &self.course.exercises())?;
        Some(format!("  {}", cut(&clean(&line), self.width.max(40) - 2)))
    }

    /// Returns both sides of a comparison.
    fn sides(&self, panic: &Panic) -> Vec<String> {
        let Some((left, right)) = &panic.sides else {
            return Vec::new();
        };
        let side = |name: &str, value: &str| {
            let mut lines = wrap(
                &one_line(&open_ends(value, &self.source)),
                self.width.saturating_sub(7).max(20),
            )
            .into_iter();
            let first = format!("{} {}", paint(DIM, name), lines.next().unwrap_or_default());
            std::iter::once(first)
                .chain(lines.map(|line| format!("       {line}")))
                .collect::<Vec<_>>()
        };
        [side(" left:", left), side("right:", right)].concat()
    }
}

/// Replaces the cause in a test's message by another one.
fn with_cause(message: &str, cause: &str) -> String {
    let (first, below) = message.split_once('\n').unwrap_or((message, ""));
    let (thought, evidence) = below.split_once('\n').unwrap_or((below, ""));
    // A row of a board can also end with a full stop: `OX.`, `A   .`.
    let words = thought.strip_suffix(['.', '?']).unwrap_or_default();
    let is_sentence = words.contains(' ') && !words.ends_with([' ', '.']);
    let evidence = if is_sentence { evidence } else { below };
    format!("{first}\n{cause}\n{evidence}")
        .trim_end()
        .to_owned()
}

/// Returns the cause for a program that printed its result instead of returning it, or `None` for any other program.
fn printed_not_returned(message: &str, printed: &str) -> Option<String> {
    let (_, sides) = message.lines().next()?.split_once(" returned ")?;
    let (got, want) = sides.split_once(", but should return ")?;
    let want = want.strip_suffix('.')?;
    // "7", or "the answer is 7."
    let ends_with_it = |line: &str| {
        let line = line.trim().trim_end_matches('.');
        line.strip_suffix(want)
            .is_some_and(|before| before.is_empty() || before.ends_with(' '))
    };
    let is_there = printed.lines().any(ends_with_it);
    (got != want && is_there).then(|| {
        format!(
            "It printed {want}, but printing a value does not return it. Return it from the function."
        )
    })
}

/// Returns the output of the student's program, if any.
fn printed(text: &str, width: usize) -> Vec<String> {
    first_lines(text, width, |more| format!("  … and {more} lines more"))
}

/// Returns the output of a program, if any, as `cargo course trace` shows it.
pub(crate) fn printed_lines(text: &str) -> Vec<String> {
    printed(text, 100)
}

/// Returns the output of a program that was stopped. Its total length means nothing, so it is not shown.
fn printed_until_then(text: &str, width: usize) -> Vec<String> {
    first_lines(text, width, |_| "  … and more".to_owned())
}

/// Returns the first lines of a program's output. `left_out` describes the omitted lines.
fn first_lines(text: &str, width: usize, left_out: impl Fn(usize) -> String) -> Vec<String> {
    let text = clean(text.trim_end());
    if text.is_empty() {
        return Vec::new();
    }
    let all = text.lines().count();
    let mut lines = vec![paint(DIM, "It printed:")];
    let shown = text.lines().take(PRINTED);
    lines.extend(shown.map(|line| format!("  {}", cut(line, width - 2))));
    if all > PRINTED {
        lines.push(paint(DIM, left_out(all - PRINTED)));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::{printed_not_returned, with_cause};

    #[test]
    fn one_cause_is_told_and_the_board_stays() {
        let message = "Your f(1) returned 0, but should return 7.\nWhy is that?\nA..\n.B.";
        let told = with_cause(message, "It printed 7.");
        assert_eq!(
            told,
            "Your f(1) returned 0, but should return 7.\nIt printed 7.\nA..\n.B."
        );
        for row in ["A..", "OX.", "A   ."] {
            let told = with_cause(&format!("first.\n{row}"), "printed");
            assert_eq!(told, format!("first.\nprinted\n{row}"));
        }
        assert_eq!(with_cause("first.\nWhy so?", "printed"), "first.\nprinted");
        assert_eq!(with_cause("first.", "printed"), "first.\nprinted");
    }

    #[test]
    fn a_value_that_was_printed_and_not_returned_is_named() {
        let wrong =
            "Your gcd(7, 0) returned 0, but should return 7.\nWhen b is 0, the answer is a.";
        let words = printed_not_returned(wrong, "7\n");
        assert!(words.is_some_and(|it| it.starts_with("It printed 7, but ")));
        assert!(printed_not_returned(wrong, "the gcd is 7.\n").is_some());
        assert_eq!(printed_not_returned(wrong, "7 is a\n17\n"), None);
        assert_eq!(printed_not_returned(wrong, ""), None);
        assert_eq!(printed_not_returned("it is 0, not 7", "7\n"), None);
    }
}
