//! Shows the verdict on tests selected by name.

use anyhow::{Result, bail};
use catalogue::Exercise;

use super::names::Names;
use super::{View, failing, names_of};
use crate::course::Course;
use crate::drawing::Drawing;
use crate::verdict::Tested;
use terminal::{BAD, BOLD, DIM, GOOD, ends, paint};

/// The tests selected by the student: a test, a function of tests or a part of a name, and perhaps the number of a
/// case.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Asked<'a> {
    pub(crate) test: &'a str,
    pub(crate) case: Option<usize>,
}

/// Returns the verdict on the selected tests, with every message in full, and whether all of them passed.
///
/// # Errors
/// Fails if no test has that name.
pub(crate) fn chosen(
    course: &Course,
    exercise: &Exercise,
    tested: &Tested,
    asked: Asked<'_>,
    width: usize,
) -> Result<(String, bool)> {
    let names = names_of(course, exercise, tested);
    let found = names.find(asked.test, asked.case);
    if found.is_empty() {
        bail!("{}", not_found(exercise, &names, asked));
    }
    let mut chosen = tested.clone();
    chosen
        .results
        .retain(|result| found.contains(&result.name.as_str()));
    chosen.drawing = Drawing::of(&chosen.results, None, |_| true);
    let is_fine = chosen.results.iter().all(|result| result.end.is_fine());
    let view = View {
        width,
        has_keys: false,
        is_full: true,
    };
    let mut lines = Vec::new();
    let (mark, style) = if is_fine { ("✓", GOOD) } else { ("✗", BAD) };
    let title = paint(BOLD, format!("{}  {}", exercise.id, exercise.stem));
    let count = match (chosen.all(), is_fine) {
        (1, true) => "this test passes".to_owned(),
        (1, false) => "this test fails".to_owned(),
        (all, _) => format!("{} of these {all} tests pass", chosen.passed()),
    };
    lines.push(ends(
        &format!("{} {title}", paint(style, mark)),
        &paint(style, count),
        width,
    ));
    if is_fine {
        lines.push(String::new());
        lines.extend(
            found
                .iter()
                .map(|name| format!("  {}{}", paint(GOOD, "✓"), &names.line(name)[1..])),
        );
    } else {
        lines.extend(failing(course, exercise, &chosen, &names, view));
    }
    let rest = format!(
        "Of all tests of this exercise, {} of {} pass.",
        tested.passed(),
        tested.all()
    );
    lines.extend([String::new(), paint(DIM, format!("  {rest}"))]);
    Ok((lines.join("\n"), is_fine))
}

fn not_found(exercise: &Exercise, names: &Names<'_>, asked: Asked<'_>) -> String {
    let case = asked
        .case
        .map_or_else(String::new, |case| format!(" with a case {case}"));
    let all: String = names
        .functions()
        .iter()
        .map(|name| format!("\n  {name}"))
        .collect();
    format!(
        "{} has no test \"{}\"{case}; its tests are:{all}",
        exercise.stem, asked.test
    )
}
