//! What came of a submission in a chapter: its exercises as the results have them, and what to look at.

use std::collections::BTreeMap;

use catalogue::Catalogue;
use serde::{Deserialize, Serialize};
use wire::{End, Judged};

use crate::fresh::Evidence;
use crate::judge::Tests;
use crate::results::{Ended, Exercise, Function, Won};
use crate::submission::Submission;
use crate::suspicious;

/// What came of a submission in a chapter.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub(crate) struct Verdicts {
    /// Whether another run would find the same: everything could be judged, and no test was stopped because the machine
    /// had no time for it.
    pub(crate) is_certain: bool,
    /// What to look at.
    pub(crate) remarks: Vec<String>,
    /// The exercises in course order, without points.
    pub(crate) exercises: Vec<Exercise>,
}

impl Verdicts {
    /// From what was judged, the tests that the version has, and the judged runs.
    pub(crate) fn of(
        catalogue: &Catalogue,
        submission: &Submission,
        judged: &[Judged],
        tests: &Tests,
        runs: &mut BTreeMap<String, Evidence>,
    ) -> Self {
        let ends = judged.iter().flat_map(|it| &it.tests).map(|it| it.end);
        let mut verdicts = Self {
            is_certain: ends.into_iter().all(|end| end != End::Starved),
            remarks: Vec::new(),
            exercises: Vec::new(),
        };
        for exercise in judged {
            verdicts.look(submission, exercise);
            verdicts.add(
                submission.files.contains_key(&exercise.stem),
                exercise,
                &tests[&exercise.id],
                catalogue.find(&exercise.id).ok(),
                runs.remove(&exercise.id).unwrap_or_default(),
            );
        }
        verdicts
    }

    /// Remarks on what a file uses.
    fn look(&mut self, submission: &Submission, exercise: &Judged) {
        let file = submission.files.get(&exercise.stem);
        let text = file.map(|bytes| String::from_utf8_lossy(bytes));
        let found = text.map_or_else(Vec::new, |text| suspicious::found(&text));
        if !found.is_empty() {
            let found = found.join(", ");
            self.remarks
                .push(format!("{} uses {found}: look at it", exercise.stem));
        }
    }

    fn add(
        &mut self,
        handed_in: bool,
        exercise: &Judged,
        expected: &[String],
        known: Option<&catalogue::Exercise>,
        evidence: Evidence,
    ) {
        let score = score(exercise, expected);
        let result = Ended::of(exercise.outcome, exercise.file.as_deref());
        let is_whole = score.passed == expected.len();
        if result == Ended::Solved && !is_whole {
            self.remarks.push(format!(
                "{} ran other tests than this version has: look at it",
                exercise.stem
            ));
        }
        // Of hidden cases nothing is remarked, because students read that, too.
        if let (true, Some(runs)) = (is_whole, &evidence.fresh) {
            let stem = &exercise.stem;
            if runs.is_refused() {
                let remark = format!("{stem} passes its tests and has no judged runs: look at it");
                self.remarks.push(remark);
            } else if !runs.is_right() {
                let remark = format!("{stem} passes its tests and not its judged runs: look at it");
                self.remarks.push(remark);
            }
        }
        self.is_certain &= result != Ended::NotJudged;
        let functions = score.functions.into_iter();
        let functions = functions.map(|(name, passed)| Function {
            name: name.to_owned(),
            passed,
            effort: known.is_some_and(|it| it.effort.iter().any(|it| it == name)),
            untouched: known.is_some_and(|it| it.passes_untouched.iter().any(|it| it == name)),
        });
        self.exercises.push(Exercise {
            id: exercise.id.clone(),
            stem: exercise.stem.clone(),
            handed_in,
            // The stub of a hunt passes some tests. That is nobody's answer.
            result: match (result, handed_in) {
                (Ended::Failed, false) => Ended::NotWritten,
                (Ended::Solved, _) if !is_whole => Ended::Failed,
                (result, _) => result,
            },
            passed: score.passed,
            tests: expected.len(),
            functions: functions.collect(),
            judged: evidence.fresh,
            hidden_runs: evidence.hidden,
            won: Won::default(),
            text: exercise.text.clone(),
        });
    }
}

/// How much of an exercise is right.
struct Score<'e> {
    /// The test functions in the order of their source, and whether each passes with all its cases.
    functions: Vec<(&'e str, bool)>,
    /// How many tests pass.
    passed: usize,
}

/// Counts what passed, of the tests that the version has.
fn score<'e>(judged: &Judged, expected: &'e [String]) -> Score<'e> {
    let ends = { judged.tests.iter() }.map(|test| (test.name.as_str(), test.end));
    let ends: BTreeMap<&str, End> = ends.collect();
    let mut score = Score {
        functions: Vec::new(),
        passed: 0,
    };
    for name in expected {
        let is_right = ends.get(name.as_str()) == Some(&End::Passed);
        score.passed += usize::from(is_right);
        let function = name.split("::").next().unwrap_or(name);
        let known = score.functions.iter_mut().find(|(it, _)| *it == function);
        match known {
            Some((_, whole)) => *whole &= is_right,
            None => score.functions.push((function, is_right)),
        }
    }
    score
}
