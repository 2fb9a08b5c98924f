//! Compares the work of each submission's judged runs with the reference solution's: tables for the page of the
//! class.
//!
//! Only runs with the right answer count. Submissions with the same counts, different from the reference's, are
//! listed together.

use std::collections::BTreeMap;
use std::fmt::Write;

use textfmt::{grouped, times};

use super::form::{Counts, Exercise, Graded, InCounts};
use super::html::escaped;

/// The judged runs of a submission.
struct Row<'r> {
    name: &'r str,
    /// The number of right answers.
    right: usize,
    /// The work of these runs.
    theirs: Counts,
    /// The work of the reference solution for the same inputs.
    ours: Counts,
    runs: &'r [InCounts],
}

/// Writes a table for each exercise that has judged runs.
pub(super) fn side_by_side(out: &mut String, exercises: &[Vec<(&Graded, &Exercise)>]) {
    let mut tables = String::new();
    for exercise in exercises {
        let rows = exercise.iter().filter_map(|(graded, exercise)| {
            let runs = &exercise.judged.as_ref()?.each;
            (!runs.is_empty()).then(|| Row::of(graded.shown(), runs))
        });
        let rows: Vec<Row<'_>> = rows.collect();
        if !rows.is_empty() {
            table(&mut tables, exercise[0].1, rows);
        }
    }
    if !tables.is_empty() {
        let _ = writeln!(
            out,
            "<h2>Work, side by side</h2>\n<p>Each mark is for one input, the smallest first: = as ours &nbsp; + right with \
             more work or height &nbsp; − right with less &nbsp; ✗ wrong &nbsp; ? right, not recorded. For right \
             answers, the table adds up calls and moves, and shows the greatest height.</p>\n{tables}"
        );
    }
}

impl<'r> Row<'r> {
    fn of(name: &'r str, runs: &'r [InCounts]) -> Self {
        let right = || runs.iter().filter(|run| run.right);
        let counted = || right().filter_map(|run| Some((run.theirs?, run.ours)));
        Self {
            name,
            right: right().count(),
            theirs: sum(counted().map(|(theirs, _)| theirs)),
            ours: sum(counted().map(|(_, ours)| ours)),
            runs,
        }
    }
}

/// Writes the table of an exercise, sorted by right answers, the most first, and then by work, the least first.
fn table(out: &mut String, exercise: &Exercise, mut rows: Vec<Row<'_>>) {
    rows.sort_by(|a, b| {
        // Ratios, compared without a division.
        let more = |a: &Row<'_>, b: &Row<'_>| a.theirs.sum() as u128 * b.ours.sum() as u128;
        let work = more(a, b).cmp(&more(b, a));
        b.right.cmp(&a.right).then(work).then(a.name.cmp(b.name))
    });
    // A run that did not end is the last one, so somebody may have fewer than the others.
    let longest = rows
        .iter()
        .map(|row| row.runs)
        .max_by_key(|runs| runs.len());
    let longest = longest.unwrap_or_default();
    let inputs: Vec<String> = longest.iter().map(|run| escaped(&run.input)).collect();
    let _ = writeln!(
        out,
        "<h3>{} <code>{}</code></h3>\n<div class=\"wide\"><table><thead><tr><th>student</th><th title=\"{}\">inputs</th>\
         <th class=\"n\">right</th><th class=\"n\">calls</th><th class=\"n\">moves</th><th class=\"n\">height</th></tr></thead><tbody>",
        escaped(&exercise.id),
        escaped(&exercise.stem),
        inputs.join("\n")
    );
    let ours = sum(longest.iter().map(|run| run.ours));
    row(out, "our solution", "", "", ours, None);
    for it in &rows {
        let marks: String = it.runs.iter().map(mark).collect();
        let right = format!("{} of {}", it.right, longest.len());
        row(
            out,
            &escaped(it.name),
            &marks,
            &right,
            it.theirs,
            Some(it.ours),
        );
    }
    out.push_str("</tbody></table></div>\n");
    for alike in alike(&rows) {
        let names = escaped(&alike.join(", "));
        let _ = writeln!(out, "<p>The same counts in every run: {names}.</p>");
    }
}

/// Returns groups of names whose counts are the same in each run, and differ from the reference's in some run.
fn alike<'r>(rows: &[Row<'r>]) -> Vec<Vec<&'r str>> {
    let mut alike: BTreeMap<Vec<(bool, Option<Counts>)>, Vec<&str>> = BTreeMap::new();
    for row in rows
        .iter()
        .filter(|it| it.runs.iter().any(|run| mark(run) != '='))
    {
        let counts = row.runs.iter().map(|run| (run.right, run.theirs));
        alike.entry(counts.collect()).or_default().push(row.name);
    }
    let mut alike: Vec<_> = alike.into_values().filter(|it| it.len() > 1).collect();
    alike.sort();
    alike
}

/// Returns a row with each count, and its ratio to the reference's.
fn row(
    out: &mut String,
    name: &str,
    marks: &str,
    right: &str,
    theirs: Counts,
    ours: Option<Counts>,
) {
    let _ = write!(
        out,
        "<tr><th>{name}</th><td>{marks}</td><td class=\"n\">{right}</td>"
    );
    for of in [
        |it: Counts| it.calls,
        |it: Counts| it.moves,
        |it: Counts| it.height,
    ] {
        let count = of(theirs);
        let cell = match ours.map(of) {
            Some(0) | None if count == 0 => "–".to_owned(),
            Some(ours) => format!("{} {}×", grouped(count), times(count as u128, ours as u128)),
            None => grouped(count),
        };
        let _ = write!(out, "<td class=\"n\">{cell}</td>");
    }
    out.push_str("</tr>\n");
}

/// Adds all calls and moves, and takes the height of the highest tree.
fn sum(all: impl Iterator<Item = Counts>) -> Counts {
    all.fold(Counts::default(), |a, b| Counts {
        calls: a.calls + b.calls,
        moves: a.moves + b.moves,
        height: a.height.max(b.height),
    })
}

/// Returns a sign for the comparison of a run with the reference's.
fn mark(run: &InCounts) -> char {
    let ours = run.ours;
    match run.theirs {
        _ if !run.right => '✗',
        None => '?',
        Some(theirs) if theirs == ours => '=',
        Some(it)
            if it.calls <= ours.calls && it.moves <= ours.moves && it.height <= ours.height =>
        {
            '−'
        }
        Some(_) => '+',
    }
}
