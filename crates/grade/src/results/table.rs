//! What came of submissions, for the terminal.

use terminal::{BAD, BOLD, GOOD, WARN, paint};

use super::{Ended, Results, number};

/// A line a submission.
pub(crate) fn table(results: &Results) -> String {
    let names = results
        .submissions
        .iter()
        .map(|it| it.shown().chars().count());
    let widest = names.max().unwrap_or(0);
    let mut lines = Vec::new();
    for graded in &results.submissions {
        let marks: String = graded
            .exercises
            .iter()
            .map(|exercise| {
                let style = match exercise.result {
                    Ended::Solved => GOOD,
                    Ended::Failed | Ended::NotCompiled => BAD,
                    Ended::NotWritten | Ended::NotJudged => WARN,
                };
                paint(style, exercise.result.mark())
            })
            .collect();
        lines.push(format!(
            "{:widest$}  {marks}  {}",
            terminal::clean(graded.shown()),
            paint(
                BOLD,
                format!("{:.2} of {}", graded.won.points, number(graded.won.of))
            )
        ));
        for remark in &graded.remarks {
            lines.push(format!("{:widest$}  {}", "", terminal::clean(remark)));
        }
    }
    let legend = Ended::ALL.map(|it| format!("{} {}", it.mark(), it.in_words()));
    lines.push(legend.join("   "));
    lines.join("\n")
}
