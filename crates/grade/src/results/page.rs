//! The results of a submission as an HTML page.

use std::fmt::Write;

use textfmt::counted;

use super::ended::Ended;
use super::form::{Exercise, Graded, Results, Runs, Won};
use super::html::{self, escaped};

/// Returns the page.
pub(crate) fn page(results: &Results, graded: &Graded) -> String {
    let mut out = html::head(graded.shown(), "");
    let _ = writeln!(
        out,
        "<p class=\"sum\">{}: {}. Look Ahead {}.</p>",
        results.chapters_in_words(),
        points(&graded.won),
        escaped(&results.version),
    );
    let remarks = graded.all_remarks();
    if !remarks.is_empty() {
        out.push_str("<ul>");
        for remark in &remarks {
            let _ = write!(out, "<li>{}</li>", escaped(remark));
        }
        out.push_str("</ul>\n");
    }
    for exercise in &graded.exercises {
        let is_solved =
            exercise.result == Ended::Solved && exercise.judged.as_ref().is_none_or(Runs::is_right);
        let tests = match exercise.tests {
            0 => String::new(),
            all => format!("{} of {} pass", exercise.passed, counted(all, "test")),
        };
        let _ = writeln!(
            out,
            "<details{open}><summary><b>{id} <code>{stem}</code></b><span>{tests}</span><span>{points}</span>\
             <span class=\"{class}\">{mark} {result}</span></summary>\n<pre>{text}</pre>{judged}</details>",
            open = if is_solved { "" } else { " open" },
            id = escaped(&exercise.id),
            stem = escaped(&exercise.stem),
            class = if is_solved { "solved" } else { "other" },
            mark = if is_solved { "✓" } else { "✗" },
            result = exercise.result.in_words(),
            points = exercise.won.shown(),
            text = escaped(exercise.text.trim()),
            judged = match results.fresh {
                Some(_) => judged(exercise),
                None => String::new(),
            },
        );
    }
    out.push_str("</body></html>\n");
    out
}

/// Describes the judged runs of an exercise.
fn judged(exercise: &Exercise) -> String {
    let Some(runs) = &exercise.judged else {
        return String::new();
    };
    let words = runs.in_words();
    let text = match runs.text.as_str() {
        "" => String::new(),
        text => format!("<pre>{}</pre>", escaped(text)),
    };
    format!("<p>{words}</p>{text}")
}

/// Returns text such as "3.25 of 4 points", without hidden cases, and with the kinds of points if there are two.
fn points(won: &Won) -> String {
    let (all, answers, effort) = (won.shown(), won.answers, won.effort);
    match effort.of == 0.0 {
        true => format!("{all} points"),
        false => format!("{all} points (answers {answers}, effort {effort})"),
    }
}
