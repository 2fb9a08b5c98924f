//! The results of submissions, for the terminal.

use std::path::Path;
use std::process::ExitCode;

use terminal::{BAD, BOLD, GOOD, WARN, paint, say};
use textfmt::counted;

use super::ended::Ended;
use super::form::{Exercise, Graded, Results, Runs};

/// Prints the results and the students without a submission, and returns the exit code.
pub(crate) fn tell(results: &Results, missing: &[&str], out: &Path) -> ExitCode {
    say(&table(results));
    if !missing.is_empty() {
        let names = missing.join(", ");
        let names = terminal::clean(&names);
        say(&format!("\nWithout a submission: {names}."));
    }
    say(&format!(
        "\n{}\n\n{} graded: {}",
        results.sandbox_in_words(),
        counted(results.submissions.len(), "submission"),
        out.display()
    ));
    ExitCode::from(if results.has_gaps() { 3 } else { 0 })
}

/// Returns a table with one line for each submission.
fn table(results: &Results) -> String {
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
        let judged: String = match results.fresh {
            Some(_) => marks_of(graded, |it| it.judged.as_ref()),
            None => String::new(),
        };
        let hidden: String = match results.has_hidden() {
            true => marks_of(graded, |it| it.hidden_runs.as_ref()),
            false => String::new(),
        };
        lines.push(format!(
            "{:widest$}  {marks}  {judged}{hidden}{}",
            terminal::clean(graded.shown()),
            paint(BOLD, graded.won.all)
        ));
        for remark in graded.all_remarks() {
            lines.push(format!("{:widest$}  {}", "", terminal::clean(&remark)));
        }
    }
    let legend = Ended::ALL.map(|it| format!("{} {}", it.mark(), it.in_words()));
    lines.push(legend.join("   "));
    if let Some(seed) = results.fresh {
        lines.push(format!(
            "The second row of marks is for the judged runs with the seed {seed}: ✓ all right   ✗ some wrong   – not \
            run"
        ));
    }
    if results.has_hidden() {
        lines.push(
            "The last row of marks is for the hidden cases, with the same signs; students do not see it".to_owned(),
        );
    }
    lines.join("\n")
}

/// Returns the marks of the runs of each exercise.
fn marks_of(graded: &Graded, runs: impl Fn(&Exercise) -> Option<&Runs>) -> String {
    let marks = graded
        .exercises
        .iter()
        .map(|it| match Runs::mark(runs(it)) {
            right @ "✓" => paint(GOOD, right),
            wrong @ "✗" => paint(BAD, wrong),
            none => none.to_owned(),
        });
    marks.collect::<String>() + "  "
}
