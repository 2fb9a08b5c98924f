//! The points of exercises: a small file, checked before any test runs, and the calculation of points from results.
//!
//! An exercise is worth one point unless the file says otherwise, and each of its test functions an equal part of it. Points are
//! calculated from the test functions and [`Runs`] in the results, so other points need no new run.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use catalogue::Catalogue;
use serde::Deserialize;
use student_copy::files::read;

use crate::results::{self, Part, Results, Runs, Won};

/// The default points of an exercise.
const WORTH: f64 = 1.0;

/// The points of all exercises.
#[derive(Debug, Default)]
pub(crate) struct Points {
    all: Weights,
    exercises: BTreeMap<String, Weights>,
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
}

impl Points {
    /// Reads the points from a file, or returns the defaults without a file.
    pub(crate) fn read(path: Option<&Path>, catalogue: &Catalogue) -> Result<Self> {
        let Some(path) = path else {
            return Ok(Self::default());
        };
        Self::parse(&read(path)?, catalogue)
            .with_context(|| format!("{} has an error", path.display()))
    }

    fn parse(text: &str, catalogue: &Catalogue) -> Result<Self> {
        let mut file: toml::Table = text.parse()?;
        let own = file.remove("exercise").map(toml::Value::try_into);
        let own: BTreeMap<String, Weights> = own.transpose()?.unwrap_or_default();
        let all: Weights = file.try_into()?;
        all.check("an exercise")?;
        let mut exercises = BTreeMap::new();
        for (asked, weights) in own {
            let exercise = catalogue.find(&asked)?;
            let stem = &exercise.stem;
            weights.check(stem)?;
            ensure!(
                weights.effort.is_none_or(|it| it == 0.0) || !exercise.effort.is_empty(),
                "{stem} has no tests that judge effort, so no share of its points is for effort"
            );
            let before = exercises.insert(exercise.id.clone(), weights);
            ensure!(before.is_none(), "{stem} is listed twice");
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
        let count = |effort: bool| {
            let functions = exercise.functions.iter();
            let functions = functions.filter(|it| it.effort == effort);
            Counted {
                passed: functions
                    .clone()
                    .filter(|it| it.passed && is_answered)
                    .count(),
                all: functions.count(),
            }
        };
        let (answers, effort) = (count(false), count(true));
        let judged = exercise.judged.as_ref();
        let judged_answers = judged.map_or(1.0, Runs::share_of_answers);
        let judged_effort = judged.map_or(1.0, Runs::share_of_effort);
        let share = own.effort.or(self.all.effort);
        let share = share.filter(|_| answers.all > 0 && effort.all > 0);
        let all = (answers.all + effort.all).max(1);
        let share = share.unwrap_or(effort.all as f64 / all as f64);
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

/// The number of test functions of one kind, and how many of them pass.
struct Counted {
    passed: usize,
    all: usize,
}

impl Counted {
    /// Calculates the points of a part. The lower result of the tests and the judged runs counts.
    fn part(&self, worth: f64, judged: f64) -> Part {
        let share = self.passed as f64 / self.all.max(1) as f64;
        part(worth, share.min(judged))
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
        Ok(())
    }
}

impl Won {
    fn from_parts(answers: Part, effort: Part, hidden: Part) -> Self {
        Self {
            all: answers + effort + hidden,
            answers,
            effort,
            hidden,
        }
    }
}

impl std::iter::Sum for Won {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), |sum, one| {
            Self::from_parts(
                sum.answers + one.answers,
                sum.effort + one.effort,
                sum.hidden + one.hidden,
            )
        })
    }
}

impl std::ops::Add for Part {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            points: rounded(self.points + other.points),
            of: rounded(self.of + other.of),
        }
    }
}

/// Rounds away the last digits of an `f64`, so that three thirds of a point make one point.
fn rounded(points: f64) -> f64 {
    (points * 1e6).round() / 1e6
}
