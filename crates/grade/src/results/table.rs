//! What came of submissions, for the terminal.

use terminal::{BAD, BOLD, GOOD, WARN, paint};

use super::{Ended, Results, number};

/// A line a submission.
pub(crate) fn table(results: &Results) -> String {
    let names = results.submissions.iter().map(|it| it.name.chars().count());
    let widest = names.max().unwrap_or(0);
    let mut lines = Vec::new();
    for graded in &results.submissions {
        let marks: String = graded
            .exercises
            .iter()
            .map(|exercise| match exercise.result {
                Ended::Solved => paint(GOOD, "✓"),
                Ended::Failed => paint(BAD, "✗"),
                Ended::NotWritten => paint(WARN, "·"),
                Ended::NotCompiled => paint(BAD, "!"),
                Ended::NotJudged => paint(WARN, "?"),
            })
            .collect();
        lines.push(format!(
            "{:widest$}  {marks}  {}",
            terminal::clean(&graded.name),
            paint(
                BOLD,
                format!("{:.2} of {}", graded.won.points, number(graded.won.of))
            )
        ));
        for remark in &graded.remarks {
            lines.push(format!("{:widest$}  {}", "", terminal::clean(remark)));
        }
    }
    lines.push(
        "✓ solved   ✗ tests fail   ! does not compile   · not written   ? could not be judged"
            .to_owned(),
    );
    lines.join("\n")
}
