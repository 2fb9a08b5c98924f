//! `results.csv`: a row for each exercise of each submission.

use anyhow::Result;

use super::form::{Results, Runs};

/// The columns of a row. New columns are added at the end.
const COLUMNS: [&str; 17] = [
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
    "hidden",
    "hidden cases",
    "hidden right",
];

/// Returns the contents of the file.
pub(super) fn csv(results: &Results) -> Result<Vec<u8>> {
    let mut table = csv::Writer::from_writer(Vec::new());
    table.write_record(COLUMNS)?;
    for graded in &results.submissions {
        for exercise in &graded.exercises {
            let number = |runs: &Option<Runs>, of: fn(&Runs) -> Option<usize>| {
                let number = runs.as_ref().filter(|it| it.runs > 0).and_then(of);
                number.map_or_else(String::new, |number| number.to_string())
            };
            let (judged, hidden) = (&exercise.judged, &exercise.hidden_runs);
            let points = exercise.won.hidden;
            table.write_record([
                &in_a_cell(&graded.name),
                &exercise.id,
                &exercise.stem,
                exercise.result.in_words(),
                &exercise.passed.to_string(),
                &exercise.tests.to_string(),
                &format!("{:.2}", exercise.won.all.points),
                &format!("{:.2}", exercise.won.all.of),
                &format!("{:.2}", exercise.won.answers.points),
                &format!("{:.2}", exercise.won.effort.points),
                &in_a_cell(graded.student.as_deref().unwrap_or_default()),
                &number(judged, |it| Some(it.runs)),
                &number(judged, |it| Some(it.answers)),
                &number(judged, |it| it.effort),
                &match points.of > 0.0 {
                    true => format!("{:.2}", points.points),
                    false => String::new(),
                },
                &number(hidden, |it| Some(it.runs)),
                &number(hidden, |it| Some(it.effort.unwrap_or(it.answers))),
            ])?;
        }
    }
    Ok(table.into_inner()?)
}

/// Marks a name as text if a spreadsheet would read it as a formula.
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
