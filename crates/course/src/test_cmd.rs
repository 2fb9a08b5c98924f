//! Implements `cargo course test`: builds and runs the tests of one exercise, or of all.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::{Result, bail};
use catalogue::Exercise;
use subprocess::Cancel;

use crate::build::{Broken, Target};
use crate::course::Course;
use crate::judged;
use crate::report::{self, Asked, View};
use crate::status;
use crate::verdict::{self, Verdict};
use terminal::{BAD, BOLD, GOOD, WARN, ends, paint, say, say_bytes, width};

/// Tests one exercise and prints the verdict on it or on the selected tests. Returns whether all tests passed.
pub(crate) fn one(
    course: &Course,
    exercise: &Exercise,
    asked: Option<Asked<'_>>,
    is_full: bool,
    deadline: Duration,
) -> Result<bool> {
    let Some(verdict) = check(course, exercise, deadline)? else {
        return Ok(false);
    };
    if let (Some(asked), Verdict::Tested(tested)) = (asked, &verdict) {
        let (text, is_right) = report::chosen(course, exercise, tested, asked, width())?;
        say(&text);
        return Ok(is_right);
    }
    let view = View {
        width: width(),
        has_keys: false,
        is_full,
    };
    say(&report::text(course, exercise, &verdict, view));
    see_that_somebody_is_to_blame(&verdict)?;
    Ok(verdict.is_solved())
}

/// Fails if cargo or the disk failed: such an error is not a verdict on the student's code.
fn see_that_somebody_is_to_blame(verdict: &Verdict) -> Result<()> {
    match verdict {
        Verdict::Broken(broken) if broken.blames_nobody() => {
            bail!("no test ran, and none of your files is the cause: read cargo's message above")
        }
        _ => Ok(()),
    }
}

/// The selection of exercises to test, and the output format.
#[derive(Debug, Clone)]
pub(crate) struct All {
    /// Selects only the exercises of this chapter.
    pub(crate) chapter: Option<usize>,
    /// Whether to print each exercise as a JSON object, with its tests and the whole text of the verdict.
    pub(crate) as_json: bool,
}

/// Tests all exercises and prints a line for each. Returns whether all are solved.
pub(crate) fn all(course: &Course, asked: &All, deadline: Duration) -> Result<bool> {
    let all = course.catalogue.exercises();
    let is_asked = |exercise: &&Exercise| {
        let number = exercise.chapter.number;
        asked.chapter.is_none_or(|chapter| chapter == number)
    };
    let exercises: Vec<&Exercise> = all.iter().filter(is_asked).collect();
    if let (Some(chapter), true) = (asked.chapter, exercises.is_empty()) {
        bail!(
            "there is no chapter {chapter}; the course has {}",
            course.catalogue.chapters.len()
        );
    }
    if asked.as_json {
        return as_json(course, &exercises, deadline);
    }
    let mut solved = 0;
    let mut unkept = None;
    let mut chapters = Chapters::default();
    for &exercise in &exercises {
        let target = verdict::target(course, exercise);
        let Some(verdict) = chapters.check(course, exercise, &target, deadline)? else {
            return Ok(false);
        };
        if let (Verdict::Broken(broken), Err(why)) =
            (&verdict, see_that_somebody_is_to_blame(&verdict))
        {
            say(&report::broken_text(course, exercise, broken));
            return Err(why);
        }
        solved += usize::from(verdict.is_solved());
        let mark = if verdict.is_solved() {
            paint(GOOD, "✓")
        } else {
            paint(BAD, "✗")
        };
        let left = format!("{mark} {:<14}{}", exercise.id, exercise.stem);
        say(&ends(&left, &report::in_a_line(&verdict), width()));
        unkept = unkept.or(verdict.unkept().cloned());
    }
    say(&paint(
        BOLD,
        format!("\n{solved} of {} exercises are solved", exercises.len()),
    ));
    if let Some(why) = unkept {
        say(&paint(WARN, why));
    }
    Ok(solved == exercises.len())
}

/// Prints a line of JSON for each exercise.
fn as_json(course: &Course, exercises: &[&Exercise], deadline: Duration) -> Result<bool> {
    hide_from_student_code()?;
    let mut all_solved = true;
    let mut chapters = Chapters::default();
    for exercise in exercises {
        let target = verdict::target(course, exercise);
        let Some(verdict) = chapters.check(course, exercise, &target, deadline)? else {
            return Ok(false);
        };
        all_solved &= verdict.is_solved();
        tell_of(course, exercise, &verdict)?;
    }
    Ok(all_solved)
}

/// Chapters that cannot be built at all. The exercises of a chapter form one library, so the error of the first one
/// applies to the others.
#[derive(Default)]
struct Chapters(BTreeMap<usize, Broken>);

impl Chapters {
    fn check(
        &mut self,
        course: &Course,
        exercise: &Exercise,
        target: &Target,
        deadline: Duration,
    ) -> Result<Option<Verdict>> {
        let chapter = &exercise.chapter;
        if let Some(broken) = self.0.get(&chapter.number) {
            return Ok(Some(Verdict::Broken(broken.clone())));
        }
        let verdict = check_target(course, exercise, target, deadline)?;
        if let Some(Verdict::Broken(broken)) = &verdict
            && broken.is_of_all(&chapter.folder)
        {
            self.0.insert(chapter.number, broken.clone());
        }
        Ok(verdict)
    }
}

fn tell_of(course: &Course, exercise: &Exercise, verdict: &Verdict) -> Result<()> {
    let mut line = Vec::new();
    protocol::write(&mut line, &judged::judged(course, exercise, verdict))?;
    say_bytes(&line);
    Ok(())
}

/// From now on, other programs of the same user cannot write into this program's memory or to its output. Otherwise a
/// program started by a test could do so through `/proc`.
fn hide_from_student_code() -> Result<()> {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{DumpableBehavior, set_dumpable_behavior};
        set_dumpable_behavior(DumpableBehavior::NotDumpable)?;
    }
    Ok(())
}

fn check(course: &Course, exercise: &Exercise, deadline: Duration) -> Result<Option<Verdict>> {
    check_target(
        course,
        exercise,
        &verdict::target(course, exercise),
        deadline,
    )
}

fn check_target(
    course: &Course,
    exercise: &Exercise,
    target: &Target,
    deadline: Duration,
) -> Result<Option<Verdict>> {
    let (cancel, tell) = (Cancel::default(), status::telling());
    verdict::check(course, exercise, target, deadline, &cancel, tell)
}
