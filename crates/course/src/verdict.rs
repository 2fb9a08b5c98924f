//! Determines the verdict on an exercise.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::Result;
use catalogue::Exercise;
use protocol::Outcome;
use subprocess::Cancel;

use crate::build::{self, Broken, Built, Diagnostic, Kind, Target};
use crate::change::{self, Change};
use crate::course::Course;
use crate::drawing::Drawing;
use crate::plain_file;
use crate::progress::Progress;
use crate::remarks::{self, Remark};
use crate::report;
use crate::status::Step;
use crate::test_end::TestEnd;
use crate::tests_run::{self, TestResult};
use crate::texts::Texts;

/// The verdict on an exercise.
#[derive(Debug, Clone)]
pub(crate) enum Verdict {
    /// Its tests ran.
    Tested(Tested),
    /// It could not be built.
    Broken(Broken),
}

/// The results of all tests, and the compiler's warnings about the student's file.
#[derive(Debug, Clone)]
pub(crate) struct Tested {
    pub(crate) results: Vec<TestResult>,
    pub(crate) warnings: Vec<Diagnostic>,
    pub(crate) deadline: Duration,
    /// The recordings of the tests.
    pub(crate) drawing: Drawing,
    change: Change,
    /// The student's files as they were tested.
    pub(crate) texts: Texts,
    /// The test files that were written during the run, which makes the results unreliable.
    pub(crate) rewritten: Vec<PathBuf>,
    /// The reason why the student's progress could not be saved.
    pub(crate) unkept: Option<String>,
}

impl Verdict {
    pub(crate) fn is_solved(&self) -> bool {
        matches!(self, Self::Tested(tested) if tested.is_solved())
    }

    /// Returns the verdict in a word, for other programs.
    pub(crate) fn outcome(&self) -> Outcome {
        let Self::Tested(tested) = self else {
            return Outcome::Broken;
        };
        if self.is_solved() {
            return Outcome::Solved;
        }
        let mut failing = tested.results.iter().filter(|result| !result.end.is_fine());
        // A program that ends before it lists its tests has no results.
        let is_told = !tested.results.is_empty() && tested.rewritten.is_empty();
        match is_told && failing.all(|result| matches!(result.end, TestEnd::NotWritten(..))) {
            true => Outcome::Unwritten,
            false => Outcome::Failed,
        }
    }

    /// Returns the reason why the student's progress could not be saved.
    pub(crate) fn unkept(&self) -> Option<&String> {
        match self {
            Self::Tested(tested) => tested.unkept.as_ref(),
            Self::Broken(_) => None,
        }
    }
}

impl Tested {
    fn is_solved(&self) -> bool {
        self.passed() > 0
            && self.results.iter().all(|result| result.end.is_fine())
            && self.rewritten.is_empty()
    }

    /// Returns the number of tests that passed.
    pub(crate) fn passed(&self) -> usize {
        self.results
            .iter()
            .filter(|result| result.end == TestEnd::Passed)
            .count()
    }

    /// Returns the number of tests that should pass.
    pub(crate) fn all(&self) -> usize {
        self.results
            .iter()
            .filter(|result| result.end != TestEnd::Ignored)
            .count()
    }

    /// Returns the passed tests' remarks on a program that misses the point of the exercise: each once, in the order of
    /// the tests' source.
    pub(crate) fn remarks(&self) -> Vec<&str> {
        remarks::distinct(self.said(), |remark| match remark {
            Remark::Remark(text) => Some(text),
            Remark::Worth(_) => None,
        })
    }

    /// Returns the passed tests' descriptions of the gain: each once, in the order of the tests' source.
    pub(crate) fn worths(&self) -> Vec<&str> {
        remarks::distinct(self.said(), |remark| match remark {
            Remark::Worth(text) => Some(text),
            Remark::Remark(_) => None,
        })
    }

    /// Returns the number of tests that newly pass or newly fail since the last verdict.
    pub(crate) fn change(&self) -> Change {
        self.change
    }

    fn said(&self) -> impl Iterator<Item = &Remark> {
        let passed = |result: &&TestResult| result.end == TestEnd::Passed;
        let results = self.results.iter().filter(passed);
        results.flat_map(|result| &result.remarks)
    }
}

/// Returns the target of an exercise's tests.
pub(crate) fn target(course: &Course, exercise: &Exercise) -> Target {
    Target {
        workspace: course.exercises(),
        package: exercise.chapter.student_package(),
        kind: Kind::Test,
        name: exercise.stem.clone(),
        also: None,
        sources: Some(course.sources(&exercise.chapter)),
    }
}

/// Builds the [`target`] of an exercise, runs its tests and records whether it is solved. Returns `None` if cancelled.
pub(crate) fn check(
    course: &Course,
    exercise: &Exercise,
    target: &Target,
    deadline: Duration,
    cancel: &Cancel,
    mut waiting: impl FnMut(Step),
) -> Result<Option<Verdict>> {
    // The files before the tests were built.
    let (texts, tests) = (Texts::read(course), Texts::of_tests(course));
    let program = match build::build(target, cancel, |stage| {
        waiting(Step::of_build(stage, Step::Building));
    })? {
        Built::Program(program) => program,
        Built::Broken(broken) => return Ok(Some(Verdict::Broken(broken))),
        Built::Cancelled => return Ok(None),
    };
    let testing = |done, all| waiting(Step::Testing(done, all));
    let Some(mut results) = tests_run::run(&program, deadline, cancel, testing)? else {
        return Ok(None);
    };
    let rewritten = tests.differences(&Texts::of_tests(course));
    // The harness sorts the tests by name, but their author put the simplest first.
    let source = plain_file::read_text(&course.path(exercise.tests())).unwrap_or_default();
    results.sort_by_key(|result| catalogue::place_of_test(&source, &result.name));
    let own = exercise.stub();
    let is_own = |warning: &Diagnostic| {
        warning
            .file
            .as_ref()
            .is_some_and(|file| build::from_root(file) == own)
    };
    let warnings = program.warnings.into_iter().filter(is_own).collect();
    let first = report::first(&results);
    let mut tested = Tested {
        drawing: Drawing::of(&results, exercise.point.as_deref(), |result| {
            Some(result.name.as_str()) == first
        }),
        change: change::since_last(&course.last_outcomes(exercise), &results),
        results,
        warnings,
        texts,
        rewritten,
        deadline,
        unkept: None,
    };
    // The mark describes the latest result, so a failure removes it. A test stopped on a busy machine proves nothing,
    // so then the mark is unchanged.
    let is_solved = tested.is_solved();
    let knows = |result: &TestResult| !matches!(result.end, TestEnd::Starved { .. });
    let was_solved = course.progress.read().is_solved(&exercise.id);
    if is_solved || was_solved && tested.results.iter().all(knows) {
        let text = tested.texts.of(&exercise.stub()).as_bytes();
        let note = |progress: &mut Progress| match is_solved {
            true => progress.set_solved_as(&exercise.id, text),
            false => progress.set_solved(&exercise.id, false),
        };
        tested.unkept = course.progress.change_or_say(note);
    }
    Ok(Some(Verdict::Tested(tested)))
}
