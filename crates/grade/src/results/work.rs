//! Compares the work of each submission's judged runs with the reference solution's: tables for the page of the
//! class.
//!
//! Only runs with the right answer count. Submissions with the same counts, different from the reference's, are
//! listed together.

use std::collections::BTreeMap;
use std::fmt::Write;

use textfmt::{grouped, times};

use super::form::{Counts, Graded, InCounts, Results};
use super::html::escaped;

/// An exercise, with each submission that was run.
struct Beside<'r> {
    id: &'r str,
    stem: &'r str,
    /// The inputs, the smallest first, with the counts of the reference solution.
    inputs: Vec<(&'r str, Counts)>,
    rows: Vec<Row<'r>>,
}

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
pub(super) fn side_by_side(out: &mut String, results: &Results) {
    let exercises = all(results);
    if exercises.is_empty() {
        return;
    }
    let marks = Mark::ALL.map(|it| format!("{} {}", it.sign(), it.in_words()));
    let _ = writeln!(
        out,
        "<h2>Work, side by side</h2>\n<p>Each mark is for one input, the smallest first: {}. For right answers, the \
         table adds up calls and moves, and shows the greatest height.</p>",
        marks.join(" &nbsp; ")
    );
    for exercise in exercises {
        exercise.write(out);
    }
}

/// Returns the exercises in course order. Submissions are sorted by right answers, the most first, and then by work,
/// the least first.
fn all(results: &Results) -> Vec<Beside<'_>> {
    let mut exercises: Vec<Beside<'_>> = Vec::new();
    for graded in &results.submissions {
        for exercise in &graded.exercises {
            let runs = exercise.judged.as_ref().map_or(&[][..], |it| &it.each);
            if runs.is_empty() {
                continue;
            }
            let known = exercises.iter().position(|it| it.id == exercise.id);
            let at = known.unwrap_or_else(|| {
                exercises.push(Beside {
                    id: &exercise.id,
                    stem: &exercise.stem,
                    inputs: Vec::new(),
                    rows: Vec::new(),
                });
                exercises.len() - 1
            });
            exercises[at].add(graded, runs);
        }
    }
    // One that was not run in the first submissions has its place, too.
    let place = |id: &str| {
        let mut all = results.submissions.iter();
        all.find_map(|it| it.exercises.iter().position(|it| it.id == id))
    };
    exercises.sort_by_key(|exercise| place(exercise.id));
    exercises.iter_mut().for_each(Beside::order);
    exercises
}

impl<'r> Beside<'r> {
    fn add(&mut self, graded: &'r Graded, runs: &'r [InCounts]) {
        // A run that did not end is the last one, so somebody may have fewer than the others.
        if runs.len() > self.inputs.len() {
            let inputs = runs.iter().map(|run| (run.input.as_str(), run.ours));
            self.inputs = inputs.collect();
        }
        let right = || runs.iter().filter(|run| run.right);
        let counted = || right().filter_map(|run| Some((run.theirs?, run.ours)));
        self.rows.push(Row {
            name: &graded.name,
            right: right().count(),
            theirs: sum(counted().map(|(theirs, _)| theirs)),
            ours: sum(counted().map(|(_, ours)| ours)),
            runs,
        });
    }

    fn order(&mut self) {
        self.rows.sort_by(|a, b| {
            // Ratios, compared without a division.
            let more = |a: &Row<'_>, b: &Row<'_>| a.theirs.sum() as u128 * b.ours.sum() as u128;
            let work = more(a, b).cmp(&more(b, a));
            b.right.cmp(&a.right).then(work).then(a.name.cmp(b.name))
        });
    }

    /// Returns groups of names whose counts are the same in each run, and differ from the reference's in some run.
    fn alike(&self) -> Vec<Vec<&str>> {
        let mut alike: BTreeMap<Vec<(bool, Option<Counts>)>, Vec<&str>> = BTreeMap::new();
        let others = { self.rows.iter() }.filter(|it| !it.runs.iter().all(InCounts::is_as_ours));
        for row in others {
            let counts = row.runs.iter().map(|run| (run.right, run.theirs));
            alike.entry(counts.collect()).or_default().push(row.name);
        }
        let mut alike: Vec<_> = alike.into_values().filter(|it| it.len() > 1).collect();
        alike.sort();
        alike
    }

    fn write(&self, out: &mut String) {
        let inputs = self.inputs.iter().map(|(input, _)| escaped(input));
        let _ = writeln!(
            out,
            "<h3>{} <code>{}</code></h3>\n<div class=\"wide\"><table><thead><tr><th>student</th><th title=\"{}\">inputs</th>\
             <th class=\"n\">right</th><th class=\"n\">calls</th><th class=\"n\">moves</th><th class=\"n\">height</th></tr></thead><tbody>",
            escaped(self.id),
            escaped(self.stem),
            inputs.collect::<Vec<_>>().join("\n")
        );
        let ours = sum(self.inputs.iter().map(|(_, ours)| *ours));
        let none = String::new();
        row(out, "our solution", &none, &none, ours, None);
        for it in &self.rows {
            let marks: String = it.runs.iter().map(|run| Mark::of(run).sign()).collect();
            let right = format!("{} of {}", it.right, self.inputs.len());
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
        for alike in self.alike() {
            let names = escaped(&alike.join(", "));
            let _ = writeln!(out, "<p>The same counts in every run: {names}.</p>");
        }
    }
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

/// The comparison of a run with the reference's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mark {
    Same,
    More,
    Less,
    Wrong,
    Unrecorded,
}

impl Mark {
    const ALL: [Self; 5] = [
        Self::Same,
        Self::More,
        Self::Less,
        Self::Wrong,
        Self::Unrecorded,
    ];

    fn of(run: &InCounts) -> Self {
        let ours = run.ours;
        match run.theirs {
            _ if !run.right => Self::Wrong,
            None => Self::Unrecorded,
            Some(theirs) if theirs == ours => Self::Same,
            Some(it)
                if it.calls <= ours.calls && it.moves <= ours.moves && it.height <= ours.height =>
            {
                Self::Less
            }
            Some(_) => Self::More,
        }
    }

    fn sign(self) -> char {
        match self {
            Self::Same => '=',
            Self::More => '+',
            Self::Less => '−',
            Self::Wrong => '✗',
            Self::Unrecorded => '?',
        }
    }

    fn in_words(self) -> &'static str {
        match self {
            Self::Same => "as ours",
            Self::More => "right with more work or height",
            Self::Less => "right with less",
            Self::Wrong => "wrong",
            Self::Unrecorded => "right, not recorded",
        }
    }
}
