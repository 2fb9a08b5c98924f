//! The points of exercises: a small file, checked before any test runs, and the calculation of points from results.
//!
//! An exercise is worth one point, and each of its test functions an equal part of it, unless the file says
//! otherwise. Points are calculated from the [`Function`]s and [`Runs`] in the results, so other points need no new
//! run.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use catalogue::{Catalogue, Exercise};
use serde::Deserialize;

use crate::results::{self, Function, Part, Results, Runs, Won};
use crate::test_functions;

/// The default points of an exercise.
const WORTH: f64 = 1.0;

/// The points of all exercises.
#[derive(Debug, Default)]
pub(crate) struct Points {
    all: Weights,
    exercises: BTreeMap<String, Weights>,
}

/// The file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    points: Option<f64>,
    effort: Option<f64>,
    hidden: Option<f64>,
    #[serde(default)]
    exercise: BTreeMap<String, Weights>,
}

/// The entry of one exercise, or of all exercises.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    /// Its points.
    points: Option<f64>,
    /// The share for effort, from 0 to 1.
    effort: Option<f64>,
    /// The additional points for its hidden cases.
    hidden: Option<f64>,
    /// The weights of its test functions. The default is 1.
    #[serde(default)]
    functions: BTreeMap<String, f64>,
}

impl Points {
    /// Reads the points from a file, or returns the defaults without a file.
    pub(crate) fn read(path: Option<&Path>, course: &Path, catalogue: &Catalogue) -> Result<Self> {
        let Some(path) = path else {
            return Ok(Self::default());
        };
        let text =
            fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        let tests = |exercise: &Exercise| test_functions::of(course, exercise);
        Self::parse(&text, catalogue, tests)
            .with_context(|| format!("{} has an error", path.display()))
    }

    fn parse(
        text: &str,
        catalogue: &Catalogue,
        tests: impl Fn(&Exercise) -> Result<Vec<String>>,
    ) -> Result<Self> {
        let file: Written = toml::from_str(text)?;
        let all = Weights {
            points: file.points,
            effort: file.effort,
            hidden: file.hidden,
            functions: BTreeMap::new(),
        };
        all.check("an exercise")?;
        let mut exercises = BTreeMap::new();
        for (asked, weights) in file.exercise {
            let exercise = catalogue.find(&asked)?;
            weights.check(&exercise.stem)?;
            weights.check_functions(exercise, &tests(exercise)?)?;
            let before = exercises.insert(exercise.id.clone(), weights);
            ensure!(before.is_none(), "{} is listed twice", exercise.stem);
        }
        Ok(Self { all, exercises })
    }

    /// Calculates the points of all exercises in the results.
    pub(crate) fn give(&self, results: &mut Results) {
        for graded in &mut results.submissions {
            for exercise in &mut graded.exercises {
                exercise.won = self.of(exercise);
            }
            graded.won = graded.exercises.iter().map(|it| it.won).sum();
        }
    }

    /// Calculates the points for an exercise.
    fn of(&self, exercise: &results::Exercise) -> Won {
        let none = Weights::default();
        let own = self.exercises.get(&exercise.id).unwrap_or(&none);
        let worth = own.points.or(self.all.points).unwrap_or(WORTH);
        // A stub of ours passes some tests. They count once a test passes that its author had to do something for.
        let is_answered = exercise.handed_in && { exercise.functions.iter() }
            .any(|it| it.passed && !it.untouched);
        let weigh = |effort: bool| {
            let functions = exercise.functions.iter();
            let functions = functions.filter(|it| it.effort == effort);
            Weighed::of(functions, own, is_answered)
        };
        let (answers, effort) = (weigh(false), weigh(true));
        let judged = exercise.judged.as_ref();
        let judged_answers = judged.map_or(1.0, Runs::share_of_answers);
        let judged_effort = judged.map_or(1.0, Runs::share_of_effort);
        let share = own.effort.or(self.all.effort);
        let share = share.filter(|_| answers.all > 0.0 && effort.all > 0.0);
        let all = answers.all + effort.all;
        let share = share.unwrap_or(if all > 0.0 { effort.all / all } else { 0.0 });
        // Without an entry in the file, hidden cases are shown but earn no points.
        let hidden = match &exercise.hidden_runs {
            Some(runs) => part(own.hidden.or(self.all.hidden).unwrap_or(0.0), runs.share()),
            None => Part::default(),
        };
        Won::from_parts(
            answers.part(worth * (1.0 - share), judged_answers),
            effort.part(worth * share, judged_effort),
            hidden,
        )
    }
}

/// The total weight of test functions, and the weight of the functions that pass.
struct Weighed {
    passed: f64,
    all: f64,
}

impl Weighed {
    fn of<'f>(
        functions: impl Iterator<Item = &'f Function>,
        weights: &Weights,
        is_answered: bool,
    ) -> Self {
        let mut weighed = Self {
            passed: 0.0,
            all: 0.0,
        };
        for function in functions {
            let weight = weights.of(&function.name);
            weighed.all += weight;
            if function.passed && is_answered {
                weighed.passed += weight;
            }
        }
        weighed
    }

    /// Calculates the points of a part. The lower result of the tests and the judged runs counts.
    fn part(&self, worth: f64, judged: f64) -> Part {
        let share = match self.all > 0.0 {
            true => (self.passed / self.all).min(judged),
            false => 0.0,
        };
        part(worth, share)
    }
}

/// Returns a share of the points of a part.
fn part(worth: f64, share: f64) -> Part {
    Part {
        points: rounded(worth * share),
        of: rounded(worth),
    }
}

impl Weights {
    /// Returns the weight of a test function.
    fn of(&self, function: &str) -> f64 {
        self.functions.get(function).copied().unwrap_or(1.0)
    }

    /// Fails if a number cannot be a number of points.
    fn check(&self, name: &str) -> Result<()> {
        let is_right = |number: f64| number.is_finite() && number >= 0.0;
        if let Some(points) = self.points {
            ensure!(
                is_right(points),
                "{name} cannot be worth {points} points; 0 is the least"
            );
        }
        if let Some(hidden) = self.hidden {
            ensure!(
                is_right(hidden),
                "hidden cases of {name} cannot be worth {hidden} points; 0 is the least"
            );
        }
        if let Some(effort) = self.effort {
            ensure!(
                (0.0..=1.0).contains(&effort),
                "`effort = {effort}` of {name} is a share of its points, from 0 to 1"
            );
        }
        for (function, weight) in &self.functions {
            ensure!(
                is_right(*weight),
                "{function} of {name} cannot weigh {weight}; 0 is the least"
            );
        }
        Ok(())
    }

    /// Fails if the file names test functions that the exercise does not have.
    fn check_functions(&self, exercise: &Exercise, all: &[String]) -> Result<()> {
        let stem = &exercise.stem;
        for function in self.functions.keys() {
            ensure!(
                all.contains(function),
                "{stem} has no test function {function}. It has:\n  {}",
                all.join("\n  ")
            );
        }
        ensure!(
            self.effort.is_none_or(|it| it == 0.0) || !exercise.effort.is_empty(),
            "{stem} has no tests that judge effort, so no share of its points is for effort"
        );
        let weighs = |effort: bool| {
            let mut kind = { all.iter() }.filter(|it| exercise.effort.contains(it) == effort);
            kind.any(|function| self.of(function) > 0.0)
        };
        let can_be_won = match self.effort {
            None => weighs(false) || weighs(true),
            Some(0.0) => weighs(false),
            Some(1.0) => weighs(true),
            Some(_) => weighs(true) && weighs(false),
        };
        ensure!(
            can_be_won || self.points == Some(0.0),
            "no test function of {stem} has a weight for its points. `points = 0` makes it worth nothing"
        );
        Ok(())
    }
}

impl Won {
    fn from_parts(answers: Part, effort: Part, hidden: Part) -> Self {
        Self {
            points: rounded(answers.points + effort.points + hidden.points),
            of: rounded(answers.of + effort.of + hidden.of),
            answers,
            effort,
            hidden,
        }
    }
}

impl std::iter::Sum for Won {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        let add = |a: Part, b: Part| Part {
            points: rounded(a.points + b.points),
            of: rounded(a.of + b.of),
        };
        all.fold(Self::default(), |sum, one| {
            Self::from_parts(
                add(sum.answers, one.answers),
                add(sum.effort, one.effort),
                add(sum.hidden, one.hidden),
            )
        })
    }
}

/// Rounds away the last digits of an `f64`, so that three thirds of a point make one point.
fn rounded(points: f64) -> f64 {
    (points * 1e6).round() / 1e6
}
