//! The format of `results.json`: all data about submissions, including the data from which points are calculated.
//!
//! Instructors read the comments on the fields here. A field with `skip_serializing_if` is not always present.

use std::collections::BTreeMap;
use std::fmt;

use catalogue::Catalogue;
use serde::{Deserialize, Serialize};
use textfmt::{counted, listed};

use super::ended::Ended;
use crate::checksum::sum;
use crate::sandbox::Sandbox;

/// The version of the format. It changes if a field changes its meaning or is removed.
pub(crate) const FORM: u32 = 4;

/// The maximum length of a page's file name, in bytes.
const MOST_NAMED: usize = 200;

/// The results of a grading run.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Results {
    /// The version of this format.
    pub(crate) form: u32,
    /// The version of the course.
    pub(crate) version: String,
    /// The numbers of the chapters.
    pub(crate) chapters: Vec<usize>,
    /// The seed of the fresh inputs, if there were judged runs with them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) fresh: Option<u64>,
    /// The sandbox in which submitted code ran: `bubblewrap`, `user` or `none`.
    pub(crate) sandbox: Sandbox,
    /// The submissions, by name.
    pub(crate) submissions: Vec<Graded>,
}

/// A submission.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Graded {
    /// The name of its file or folder.
    pub(crate) name: String,
    /// The student's name, if a list of names contains the submission.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) student: Option<String>,
    /// The points for all exercises.
    #[serde(flatten)]
    pub(crate) won: Won,
    /// Sentences about the rejected files and the reasons.
    pub(crate) remarks: Vec<String>,
    /// For each chapter, by its number, a checksum of the files, the tests and the options. If it is the same in the
    /// next run, the chapter is not graded again.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) sums: BTreeMap<usize, String>,
    /// The exercises in course order.
    pub(crate) exercises: Vec<Exercise>,
}

/// An exercise of a submission.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Exercise {
    /// `recursion-2`.
    pub(crate) id: String,
    /// `gcd`.
    pub(crate) stem: String,
    /// Whether the submission has a file for it.
    pub(crate) handed_in: bool,
    /// Its result.
    pub(crate) result: Ended,
    /// The number of tests that pass.
    pub(crate) passed: usize,
    /// The number of tests.
    pub(crate) tests: usize,
    /// The test functions, from which points are calculated.
    pub(crate) functions: Vec<Function>,
    /// Its judged runs with fresh inputs, if there was a seed and it compiles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) judged: Option<Runs>,
    /// Its hidden cases, judged in the same way. No page for students shows them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) hidden_runs: Option<Runs>,
    /// The points for it.
    #[serde(flatten)]
    pub(crate) won: Won,
    /// Remarks for the instructor, who should look at it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) look: Vec<String>,
    /// The messages of its tests, or of the compiler.
    pub(crate) text: String,
}

/// A test function with all its cases.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Function {
    /// `the_levels_take_turns`.
    pub(crate) name: String,
    /// Whether all its cases pass.
    pub(crate) passed: bool,
    /// Whether it judges effort, and not answers.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) effort: bool,
    /// Whether it passes before anything is changed, in a debugging exercise.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) untouched: bool,
}

/// The judged runs of an exercise: its functions ran with fresh inputs, and the grader compared their results.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Runs {
    /// The number of runs; 0 if the tests alone judge it.
    pub(crate) runs: usize,
    /// The number of right answers.
    pub(crate) answers: usize,
    /// The number of right answers with no more work than the reference's, if effort is judged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) effort: Option<usize>,
    /// The first faults, or the reason why no run was possible.
    pub(crate) text: String,
    /// The runs one by one, the smallest input first, up to one that did not end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) each: Vec<InCounts>,
}

/// A judged run in counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct InCounts {
    /// The run and its input, as `cargo course trace` takes them.
    pub(crate) input: String,
    /// Whether the answer is right.
    pub(crate) right: bool,
    /// The student's work, if the recording is complete.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) theirs: Option<Counts>,
    /// The work of the reference solution.
    pub(crate) ours: Counts,
}

/// The work of a run.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Counts {
    /// The number of calls.
    pub(crate) calls: usize,
    /// The number of moves or placements on a board.
    pub(crate) moves: usize,
    /// The height of the recursion tree.
    pub(crate) height: usize,
}

impl Counts {
    /// Returns the number of calls and moves. The height of a tree is not work.
    pub(crate) fn sum(self) -> usize {
        self.calls + self.moves
    }
}

impl Exercise {
    /// Returns whether all its judged runs and hidden cases are right.
    pub(crate) fn has_right_runs(&self) -> bool {
        let mut kinds = [&self.judged, &self.hidden_runs].into_iter().flatten();
        kinds.all(Runs::is_right)
    }
}

impl Runs {
    /// Returns the share of right answers, or 1 if there were no runs.
    pub(crate) fn share_of_answers(&self) -> f64 {
        share(self.answers, self.runs)
    }

    /// Returns the share of runs without unnecessary work.
    pub(crate) fn share_of_effort(&self) -> f64 {
        self.effort.map_or(1.0, |effort| share(effort, self.runs))
    }

    /// Returns whether all runs equal the reference's.
    pub(crate) fn is_right(&self) -> bool {
        self.share() == 1.0
    }

    /// Returns runs that could not be made. No answer is right, and if effort is judged, no run has little enough
    /// work.
    pub(crate) fn missed(runs: usize, judges_effort: bool, why: &str) -> Self {
        Self {
            runs,
            effort: judges_effort.then_some(0),
            text: why.to_owned(),
            ..Self::default()
        }
    }

    /// Returns the share of runs that are right and have little enough work.
    pub(crate) fn share(&self) -> f64 {
        self.share_of_answers().min(self.share_of_effort())
    }

    /// Returns a sign for a table.
    pub(super) fn mark(judged: Option<&Self>) -> &'static str {
        match judged {
            Some(runs) if runs.runs > 0 && runs.is_right() => "✓",
            Some(runs) if runs.runs > 0 => "✗",
            _ => "–",
        }
    }

    /// Returns a sentence about the runs, for pages that may show it.
    pub(super) fn in_words(&self) -> String {
        if self.runs == 0 {
            let words = "Judged runs: not possible for this exercise; only its tests judge it.";
            return words.to_owned();
        }
        let all = counted(self.runs, "fresh input");
        format!("Judged runs: of {all}, {}", self.how_many())
    }

    /// Returns a sentence about hidden cases.
    pub(super) fn of_hidden(&self) -> String {
        let all = counted(self.runs, "hidden case");
        format!("Of {all}, {}", self.how_many())
    }

    fn how_many(&self) -> String {
        let answers = format!("{} answered rightly", self.answers);
        match self.effort {
            Some(effort) => format!("{answers}, {effort} of them with little enough work."),
            None => format!("{answers}."),
        }
    }
}

fn share(part: usize, of: usize) -> f64 {
    match of {
        0 => 1.0,
        of => part as f64 / of as f64,
    }
}

/// Points, and their composition.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Won {
    /// All of them.
    #[serde(flatten)]
    pub(crate) all: Part,
    /// The points for answers.
    pub(crate) answers: Part,
    /// The points for effort.
    pub(crate) effort: Part,
    /// The points for hidden cases, if a file of points gives some.
    #[serde(default, skip_serializing_if = "Part::is_nothing")]
    pub(crate) hidden: Part,
}

impl Part {
    fn is_nothing(&self) -> bool {
        self.of == 0.0
    }
}

/// The points for one kind of work.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Part {
    /// The points.
    pub(crate) points: f64,
    /// The maximum.
    pub(crate) of: f64,
}

/// The points and the maximum, which has as few digits as possible: `1.00 of 2`.
impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = format!("{:.2}", self.of);
        let of = of.trim_end_matches('0').trim_end_matches('.');
        write!(f, "{:.2} of {of}", self.points)
    }
}

impl Graded {
    /// Returns the remarks about rejected files, and the remarks about each exercise.
    pub(super) fn all_remarks(&self) -> Vec<String> {
        let looks = self.exercises.iter().flat_map(|exercise| {
            let looks = exercise.look.iter();
            looks.map(|look| format!("{}: {look}", exercise.stem))
        });
        self.remarks.iter().cloned().chain(looks).collect()
    }

    /// Returns the path of its page, relative to the folder of the results. A name that is too long for a file or
    /// points outside the folder is shortened, with a checksum to keep it unique.
    pub(super) fn page(&self) -> String {
        let is_plain = |letter: char| letter.is_alphanumeric() || " ._-+=#@()'".contains(letter);
        let is_name = self.name.len() <= MOST_NAMED && !self.name.starts_with('.');
        if is_name && self.name.chars().all(is_plain) {
            return format!("pages/{}.html", self.name);
        }
        let plain = self.name.chars().filter(char::is_ascii_alphanumeric);
        let begin: String = plain.take(40).collect();
        format!("pages/{begin}-{}.html", &sum(self.name.as_bytes())[..16])
    }

    /// Returns the name for display: the student's name, or else the name of the file.
    pub(crate) fn shown(&self) -> &str {
        self.student.as_deref().unwrap_or(&self.name)
    }
}

impl Won {
    /// Returns the points that the student sees, without the hidden cases.
    pub(super) fn shown(&self) -> Part {
        self.answers + self.effort
    }
}

impl Results {
    /// Returns the number of graded exercises of all submissions together.
    pub(crate) fn exercises(&self) -> usize {
        self.submissions.iter().map(|it| it.exercises.len()).sum()
    }

    /// Sorts the exercises of each submission in course order.
    pub(crate) fn sort(&mut self, catalogue: &Catalogue) {
        let place = |id: &str| catalogue.exercises().iter().position(|it| it.id == id);
        for graded in &mut self.submissions {
            graded.exercises.sort_by_key(|it| place(&it.id));
        }
    }

    /// Returns "Chapter 2", or "Chapters 1 and 2".
    pub(super) fn chapters_in_words(&self) -> String {
        let plural = if self.chapters.len() > 1 { "s" } else { "" };
        format!("Chapter{plural} {}", listed(&self.chapters))
    }

    /// Returns a sentence about the sandbox of the submitted code.
    pub(super) fn sandbox_in_words(&self) -> String {
        let place = match self.sandbox {
            Sandbox::Bubblewrap => "in bubblewrap",
            Sandbox::User => "as the system user nobody, with access to the network",
            Sandbox::None => "without a sandbox",
        };
        format!("Submitted code ran {place}.")
    }

    /// Returns whether there were hidden cases.
    pub(super) fn has_hidden(&self) -> bool {
        let mut exercises = self.submissions.iter().flat_map(|it| &it.exercises);
        exercises.any(|exercise| exercise.hidden_runs.is_some())
    }

    /// Returns whether an exercise could not be judged.
    pub(crate) fn has_gaps(&self) -> bool {
        let mut exercises = self.submissions.iter().flat_map(|it| &it.exercises);
        exercises.any(|exercise| exercise.result == Ended::NotJudged)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use std::path::Path;

    #[test]
    fn exercises_of_a_later_chapter_that_were_known_before_are_sorted_in_course_order() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let catalogue = Catalogue::load(&root).unwrap();
        let part = json!({ "points": 0.0, "of": 0.0 });
        let exercise = |id: &str| {
            json!({
                "id": id, "stem": "", "handed_in": true, "result": "solved", "passed": 0, "tests": 0,
                "functions": [], "points": 0.0, "of": 0.0, "answers": part, "effort": part, "text": "",
            })
        };
        let exercises = ["queens-1", "recursion-9", "recursion-2"].map(exercise);
        let mut results: Results = serde_json::from_value(json!({
            "form": FORM, "version": "", "chapters": [1, 2], "sandbox": "none", "submissions": [{
                "name": "anna", "remarks": [], "points": 0.0, "of": 0.0, "answers": part, "effort": part,
                "exercises": exercises,
            }],
        }))
        .unwrap();
        results.sort(&catalogue);
        let sorted = results.submissions[0].exercises.iter().map(|it| &*it.id);
        let sorted: Vec<&str> = sorted.collect();
        assert_eq!(sorted, ["recursion-2", "recursion-9", "queens-1"]);
    }
}
