//! A submission's results as one page that stands alone: it can be mailed, and needs no network.

use std::fmt::Write;

use words::counted;

use super::{Ended, Graded, Part, Results, Won, number};

const STYLE: &str = "body{font:17px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;\
color:#1c2733;background:#fff}h1{font-size:1.5rem;margin-bottom:0}.sum{color:#57636f;margin-top:0}\
details{border-top:1px solid #d5dbe1;padding:.5rem 0}summary{display:flex;gap:1rem;cursor:pointer}\
summary b{flex:1}pre{font:14px/1.4 ui-monospace,monospace;overflow-x:auto;background:#f5f7f9;padding:.8rem;\
border-radius:4px}.solved{color:#146c2e}.other{color:#a0281e}\
@media(prefers-color-scheme:dark){body{color:#dde3ea;background:#12181f}.sum{color:#9aa6b2}\
pre{background:#1c2530}details{border-color:#33404d}.solved{color:#6fd08c}.other{color:#f0938a}}";

/// The page.
pub(crate) fn page(results: &Results, graded: &Graded) -> String {
    let mut out = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\">\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\
         <title>{name}</title><style>{STYLE}</style></head>\n<body><h1>{name}</h1>\n\
         <p class=\"sum\">{}: {}. Look Ahead {}.</p>\n",
        chapters(&results.chapters),
        points(&graded.won),
        escaped(&results.version),
        name = escaped(&graded.name),
    );
    if !graded.remarks.is_empty() {
        out.push_str("<ul>");
        for remark in &graded.remarks {
            let _ = write!(out, "<li>{}</li>", escaped(remark));
        }
        out.push_str("</ul>\n");
    }
    for exercise in &graded.exercises {
        let is_solved = exercise.result == Ended::Solved;
        let tests = match exercise.tests {
            0 => String::new(),
            all => format!("{} of {} pass", exercise.passed, counted(all, "test")),
        };
        let _ = writeln!(
            out,
            "<details{open}><summary><b>{id} <code>{stem}</code></b><span>{tests}</span><span>{points:.2} of {of}</span>\
             <span class=\"{class}\">{mark} {result}</span></summary>\n<pre>{text}</pre></details>",
            open = if is_solved { "" } else { " open" },
            id = escaped(&exercise.id),
            stem = escaped(&exercise.stem),
            class = if is_solved { "solved" } else { "other" },
            mark = if is_solved { "✓" } else { "✗" },
            result = exercise.result.in_words(),
            points = exercise.won.points,
            of = number(exercise.won.of),
            text = escaped(exercise.text.trim()),
        );
    }
    out.push_str("</body></html>\n");
    out
}

/// "3.25 of 4 points", and of which kinds, where there are two.
fn points(won: &Won) -> String {
    let sum = format!("{:.2} of {} points", won.points, number(won.of));
    if won.effort.of == 0.0 {
        return sum;
    }
    let part = |part: &Part| format!("{:.2} of {}", part.points, number(part.of));
    let (answers, effort) = (part(&won.answers), part(&won.effort));
    format!("{sum} (answers {answers}, effort {effort})")
}

/// "Chapter 2", or "Chapters 1 to 5".
fn chapters(numbers: &[usize]) -> String {
    match numbers {
        [first, .., last] => format!("Chapters {first} to {last}"),
        [one] => format!("Chapter {one}"),
        [] => String::new(),
    }
}

/// Text as HTML shows it, wherever it stands.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            _ => out.push(letter),
        }
    }
    out
}
