//! `cargo course test`: builds and runs the tests of one exercise, or of all.

use std::time::Duration;

use anyhow::{Result, bail};
use catalogue::Exercise;
use child::Cancel;

use crate::course::Course;
use crate::judged;
use crate::report::{self, Asked, View};
use crate::status;
use crate::verdict::{self, Verdict};
use terminal::{BAD, BOLD, GOOD, WARN, ends, paint, say, say_bytes, width};

/// Tests one exercise and prints its verdict, or that of the tests that were asked for. Returns
/// whether all is right.
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
    Ok(verdict.is_solved())
}

/// Which exercises are tested, and how each is told of.
#[derive(Debug, Clone, Copy)]
pub(crate) struct All {
    /// Those of this chapter alone.
    pub(crate) chapter: Option<usize>,
    /// As an object of JSON, which holds each test and the whole text of the verdict.
    pub(crate) as_json: bool,
}

/// Tests all exercises, a line each. Returns whether all are solved.
pub(crate) fn all(course: &Course, asked: All, deadline: Duration) -> Result<bool> {
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
    for &exercise in &exercises {
        let Some(verdict) = check(course, exercise, deadline)? else {
            return Ok(false);
        };
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

/// A line of JSON for each exercise.
fn as_json(course: &Course, exercises: &[&Exercise], deadline: Duration) -> Result<bool> {
    let mut all_solved = true;
    for exercise in exercises {
        let Some(verdict) = check(course, exercise, deadline)? else {
            return Ok(false);
        };
        all_solved &= verdict.is_solved();
        let mut line = Vec::new();
        wire::write(&mut line, &judged::judged(course, exercise, &verdict))?;
        say_bytes(&line);
    }
    Ok(all_solved)
}

fn check(course: &Course, exercise: &Exercise, deadline: Duration) -> Result<Option<Verdict>> {
    let tell = status::telling();
    verdict::check(course, exercise, deadline, false, &Cancel::default(), tell)
}
