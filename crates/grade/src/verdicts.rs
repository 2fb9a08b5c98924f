//! The verdicts on a submission in a chapter: its exercises in the form of the results, with remarks.

use std::collections::BTreeMap;

use catalogue::Catalogue;
use protocol::{End, Judged};

use crate::fresh::Evidence;
use crate::judge::{Tested, Tests};
use crate::results::{Ended, Exercise, Function, Won};
use crate::submission::Submission;
use crate::suspicious;

/// The verdicts on a submission in a chapter.
#[derive(Debug, Default)]
pub(crate) struct Verdicts {
    /// Whether another run would have the same outcome: everything could be judged, and no test was stopped because
    /// the machine was too busy.
    pub(crate) is_certain: bool,
    /// The exercises in course order, without points.
    pub(crate) exercises: Vec<Exercise>,
}

impl Verdicts {
    /// Combines the judged exercises, the tests of this version, and the judged runs.
    pub(crate) fn of(
        catalogue: &Catalogue,
        submission: &Submission,
        tested: &Tested,
        tests: &Tests,
        runs: &mut BTreeMap<String, Evidence>,
    ) -> Self {
        let mut ends = tested.judged.iter().flat_map(|it| &it.tests);
        let mut verdicts = Self {
            is_certain: ends.all(|it| it.end != End::Starved),
            exercises: Vec::new(),
        };
        let mut look = tested.look.clone();
        for judged in &tested.judged {
            let file = submission.files.get(&judged.stem);
            let evidence = runs.remove(&judged.id).unwrap_or_default();
            let known = catalogue.find(&judged.id).ok();
            let mut exercise = of(judged, &tests[&judged.id], known, evidence);
            exercise.handed_in = file.is_some();
            // The stub of a hunt passes some tests. That is nobody's answer.
            if file.is_none() && exercise.result == Ended::Failed {
                exercise.result = Ended::NotWritten;
            }
            if tested.built.contains_key(&judged.stem) {
                exercise.look.extend(look.take());
            }
            let text = file.map(|bytes| String::from_utf8_lossy(bytes));
            let found = text.map_or_else(Vec::new, |text| suspicious::found(&text));
            if !found.is_empty() {
                let found = found.join(", ");
                exercise
                    .look
                    .push(format!("it uses {found}: check it by hand"));
            }
            verdicts.is_certain &= exercise.result != Ended::NotJudged;
            verdicts.exercises.push(exercise);
        }
        verdicts
    }
}

/// Returns the result of an exercise.
fn of(
    judged: &Judged,
    expected: &[String],
    known: Option<&catalogue::Exercise>,
    evidence: Evidence,
) -> Exercise {
    let score = score(judged, expected);
    let mut look = Vec::new();
    // Remarks never mention hidden cases, because students read the remarks too.
    if let (true, Some(runs)) = (score.passed == expected.len(), &evidence.fresh)
        && !runs.is_right()
    {
        look.push("it passes its tests, but not its judged runs: check it by hand".to_owned());
    }
    let functions = score.functions.into_iter();
    let functions = functions.map(|(name, passed)| Function {
        name: name.to_owned(),
        passed,
        effort: known.is_some_and(|it| it.effort.iter().any(|it| it == name)),
        untouched: known.is_some_and(|it| it.passes_untouched.iter().any(|it| it == name)),
    });
    Exercise {
        id: judged.id.clone(),
        stem: judged.stem.clone(),
        handed_in: false,
        result: Ended::of(judged.outcome, judged.file.as_deref()),
        passed: score.passed,
        tests: expected.len(),
        functions: functions.collect(),
        judged: evidence.fresh,
        hidden_runs: evidence.hidden,
        won: Won::default(),
        look,
        text: judged.text.clone(),
    }
}

/// The score of an exercise.
struct Score<'e> {
    /// The test functions in source order, and whether all cases of each pass.
    functions: Vec<(&'e str, bool)>,
    /// The number of passed tests.
    passed: usize,
}

/// Counts the passed tests among the tests of this version.
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
        // Behind the module of the exercise stands the function, or the module of its cases.
        let function = name.split("::").nth(1).unwrap_or(name);
        let known = score.functions.iter_mut().find(|(it, _)| *it == function);
        match known {
            Some((_, whole)) => *whole &= is_right,
            None => score.functions.push((function, is_right)),
        }
    }
    score
}
