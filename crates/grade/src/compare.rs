//! `cargo course compare`: sets side by side how much work the judged runs of each submission took, beside that of our solution.
//!
//! It reads results, where each run is kept in counts, and runs nothing. Of a submission's runs those are counted whose answer is
//! right; who has other counts than we have, and the same ones as somebody else, is named.

use std::collections::BTreeMap;
use std::process::ExitCode;

use anyhow::{Result, ensure};
use serde::Serialize;
use terminal::{BAD, BOLD, GOOD, NAME, WARN, paint, say};
use words::{counted, grouped, times};

use crate::again;
use crate::cli::{self, Compare};
use crate::results::{Counts, Graded, InCounts, Results};

/// The version of what `--json` prints. It changes when a field changes its meaning or goes away.
const FORM: u32 = 1;

/// Prints the table, or the same for programs.
pub(crate) fn run(asked: &Compare) -> Result<ExitCode> {
    let results = again::all(&asked.results)?;
    let (_, catalogue) = cli::course()?;
    let mut ids = Vec::new();
    for name in &asked.exercise {
        ids.push(catalogue.find(name)?.id.as_str());
    }
    let compared = SideBySide::of(&results, &ids);
    ensure!(
        !compared.exercises.is_empty(),
        "There are no judged runs in these results. `cargo course grade … --fresh NUMBER` makes some."
    );
    match asked.json {
        true => say(&serde_json::to_string_pretty(&compared)?),
        false => say(&compared.table()),
    }
    Ok(ExitCode::SUCCESS)
}

/// All that is compared.
#[derive(Debug, Serialize)]
struct SideBySide<'r> {
    form: u32,
    /// The number that the inputs were made from.
    fresh: Option<u64>,
    exercises: Vec<Beside<'r>>,
}

/// An exercise, with each submission that was run.
#[derive(Debug, Serialize)]
struct Beside<'r> {
    id: &'r str,
    stem: &'r str,
    /// The inputs, the smallest first.
    inputs: Vec<Input<'r>>,
    /// The submissions: those with the most right answers first, and of these the ones with the least work.
    submissions: Vec<Row<'r>>,
    /// Whose counts are the same in each run, and in some run not ours.
    alike: Vec<Vec<&'r str>>,
}

#[derive(Debug, Serialize)]
struct Input<'r> {
    input: &'r str,
    #[serde(flatten)]
    ours: Counts,
}

#[derive(Debug, Serialize)]
struct Row<'r> {
    name: &'r str,
    /// How many answers are right.
    right: usize,
    /// The work of these runs, with the height of the highest tree,
    theirs: Counts,
    /// and what ours did for the same inputs.
    ours: Counts,
    runs: &'r [InCounts],
}

impl<'r> SideBySide<'r> {
    /// Of these exercises, or of all where none is named.
    fn of(results: &'r Results, ids: &[&str]) -> Self {
        let mut exercises: Vec<Beside<'_>> = Vec::new();
        for graded in &results.submissions {
            for exercise in &graded.exercises {
                let runs = exercise.judged.as_ref().map_or(&[][..], |it| &it.each);
                let is_asked = ids.is_empty() || ids.contains(&exercise.id.as_str());
                if runs.is_empty() || !is_asked {
                    continue;
                }
                let known = exercises.iter().position(|it| it.id == exercise.id);
                let at = known.unwrap_or_else(|| {
                    exercises.push(Beside {
                        id: &exercise.id,
                        stem: &exercise.stem,
                        inputs: Vec::new(),
                        submissions: Vec::new(),
                        alike: Vec::new(),
                    });
                    exercises.len() - 1
                });
                exercises[at].add(graded, runs);
            }
        }
        for exercise in &mut exercises {
            exercise.order();
        }
        exercises.sort_by_key(|exercise| place(results, exercise.id));
        Self {
            form: FORM,
            fresh: results.fresh,
            exercises,
        }
    }

    fn table(&self) -> String {
        let mut out = String::new();
        for exercise in &self.exercises {
            out.push_str(&exercise.table());
            out.push('\n');
        }
        let marks = Mark::ALL.map(|it| format!("{} {}", it.sign(), it.in_words()));
        out.push_str(&marks.join("   "));
        out.push_str("\nThe marks are for the inputs, the smallest first. Calls and moves are added up and the height is the greatest, where the answer is right.");
        out
    }
}

/// Where an exercise stands among those of a submission.
fn place(results: &Results, id: &str) -> Option<usize> {
    let mut all = results.submissions.iter();
    all.find_map(|it| it.exercises.iter().position(|it| it.id == id))
}

impl<'r> Beside<'r> {
    fn add(&mut self, graded: &'r Graded, runs: &'r [InCounts]) {
        // A run that did not end is the last one, so somebody may have fewer than the others.
        if runs.len() > self.inputs.len() {
            let inputs = runs.iter().map(|run| Input {
                input: &run.input,
                ours: run.ours,
            });
            self.inputs = inputs.collect();
        }
        let right = || runs.iter().filter(|run| run.right);
        let counted = right().filter_map(|run| Some((run.theirs?, run.ours)));
        let counted: Vec<(Counts, Counts)> = counted.collect();
        self.submissions.push(Row {
            name: graded.shown(),
            right: right().count(),
            theirs: sum(counted.iter().map(|(theirs, _)| *theirs)),
            ours: sum(counted.iter().map(|(_, ours)| *ours)),
            runs,
        });
    }

    fn order(&mut self) {
        // Ratios, compared without a division.
        self.submissions.sort_by(|a, b| {
            let more = |a: &Row<'_>, b: &Row<'_>| a.theirs.sum() as u128 * b.ours.sum() as u128;
            let work = more(a, b).cmp(&more(b, a));
            b.right.cmp(&a.right).then(work).then(a.name.cmp(b.name))
        });
        let mut alike: BTreeMap<Vec<(bool, Option<Counts>)>, Vec<&str>> = BTreeMap::new();
        for submission in &self.submissions {
            if submission.runs.iter().all(InCounts::is_as_ours) {
                continue;
            }
            let counts = submission.runs.iter().map(|run| (run.right, run.theirs));
            alike
                .entry(counts.collect())
                .or_default()
                .push(submission.name);
        }
        self.alike = alike.into_values().filter(|it| it.len() > 1).collect();
        self.alike.sort();
    }

    fn table(&self) -> String {
        let all = sum(self.inputs.iter().map(|it| it.ours));
        let ours = "our solution".to_owned();
        let names = self
            .submissions
            .iter()
            .map(|it| terminal::clean(it.name).into_owned());
        let names: Vec<String> = names.collect();
        let widest = { names.iter().chain([&ours]) }.map(|it| it.chars().count());
        let widest = widest.max().unwrap_or(0);
        let inputs = self.inputs.len();
        let mut lines = vec![
            format!(
                "{}  {}  {}",
                paint(BOLD, self.id),
                paint(NAME, self.stem),
                self.sizes()
            ),
            format!(
                "  {:widest$}  {:inputs$}  {:>7}  {:>20}  {:>20}  {:>14}",
                "", "", "right", "calls", "moves", "height"
            ),
            format!(
                "  {ours:widest$}  {:inputs$}  {:>7}  {:>20}  {:>20}  {:>14}",
                "",
                "",
                cell(all.calls, None),
                cell(all.moves, None),
                cell(all.height, None)
            ),
        ];
        for (submission, name) in self.submissions.iter().zip(&names) {
            let Row { theirs, ours, .. } = submission;
            let marks: String = { submission.runs.iter() }
                .map(|run| Mark::of(run).painted())
                .collect();
            let gap = " ".repeat(inputs - submission.runs.len());
            lines.push(format!(
                "  {name:widest$}  {marks}{gap}  {:>7}  {:>20}  {:>20}  {:>14}",
                format!("{} of {inputs}", submission.right),
                cell(theirs.calls, Some(ours.calls)),
                cell(theirs.moves, Some(ours.moves)),
                cell(theirs.height, Some(ours.height)),
            ));
        }
        for alike in &self.alike {
            let names: Vec<String> = { alike.iter() }
                .map(|it| terminal::clean(it).into_owned())
                .collect();
            lines.push(format!(
                "  The same counts in every run: {}.",
                names.join(", ")
            ));
        }
        lines.join("\n") + "\n"
    }

    /// How large the inputs are: by what our solution does for the smallest and the largest one.
    fn sizes(&self) -> String {
        let inputs = counted(self.inputs.len(), "input");
        let (Some(first), Some(last)) = (self.inputs.first(), self.inputs.last()) else {
            return inputs;
        };
        let (first, last) = (first.input, last.input);
        terminal::cut(&format!("{inputs}, from `{first}` to `{last}`"), 90)
    }
}

/// All calls and moves, and the height of the highest tree.
fn sum(all: impl Iterator<Item = Counts>) -> Counts {
    all.fold(Counts::default(), |a, b| Counts {
        calls: a.calls + b.calls,
        moves: a.moves + b.moves,
        height: a.height.max(b.height),
    })
}

/// A count, and how many times as large it is as ours.
fn cell(count: usize, ours: Option<usize>) -> String {
    match ours {
        _ if count == 0 && ours.unwrap_or(0) == 0 => "–".to_owned(),
        Some(ours) => format!(
            "{} {:>7}",
            grouped(count),
            format!("{}×", times(count as u128, ours as u128))
        ),
        None => format!("{}        ", grouped(count)),
    }
}

/// A run beside ours.
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
        match run.theirs {
            _ if !run.right => Self::Wrong,
            None => Self::Unrecorded,
            Some(theirs) if theirs == run.ours => Self::Same,
            Some(theirs) => {
                let ours = run.ours;
                let is_less = theirs.calls <= ours.calls
                    && theirs.moves <= ours.moves
                    && theirs.height <= ours.height;
                if is_less { Self::Less } else { Self::More }
            }
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

    fn painted(self) -> String {
        let style = match self {
            Self::Same | Self::Less => GOOD,
            Self::More | Self::Unrecorded => WARN,
            Self::Wrong => BAD,
        };
        paint(style, self.sign())
    }
}
