//! `results.csv`: a row for each exercise of each submission.

use anyhow::Result;

use super::form::{Results, Runs};

/// What a row has. New columns come last.
const COLUMNS: [&str; 14] = [
    "name",
    "exercise",
    "stem",
    "result",
    "passed",
    "tests",
    "points",
    "of",
    "answers",
    "effort",
    "student",
    "judged runs",
    "right answers",
    "little work",
];

/// The file.
pub(super) fn csv(results: &Results) -> Result<Vec<u8>> {
    let mut table = csv::Writer::from_writer(Vec::new());
    table.write_record(COLUMNS)?;
    for graded in &results.submissions {
        for exercise in &graded.exercises {
            let judged = exercise.judged.as_ref().filter(|it| it.runs > 0);
            let judged = |of: fn(&Runs) -> Option<usize>| {
                let number = judged.and_then(of);
                number.map_or_else(String::new, |number| number.to_string())
            };
            table.write_record([
                &in_a_cell(&graded.name),
                &exercise.id,
                &exercise.stem,
                exercise.result.in_words(),
                &exercise.passed.to_string(),
                &exercise.tests.to_string(),
                &format!("{:.2}", exercise.won.points),
                &format!("{:.2}", exercise.won.of),
                &format!("{:.2}", exercise.won.answers.points),
                &format!("{:.2}", exercise.won.effort.points),
                &in_a_cell(graded.student.as_deref().unwrap_or_default()),
                &judged(|it| Some(it.runs)),
                &judged(|it| Some(it.answers)),
                &judged(|it| it.effort),
            ])?;
        }
    }
    Ok(table.into_inner()?)
}

/// A name that a spreadsheet would take for a formula begins with a mark of text.
fn in_a_cell(name: &str) -> String {
    match name.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        true => format!("'{name}"),
        false => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_becomes_a_formula() {
        assert_eq!(in_a_cell("=HYPERLINK(1)"), "'=HYPERLINK(1)");
        assert_eq!(in_a_cell("anna-maria"), "anna-maria");
    }
}
