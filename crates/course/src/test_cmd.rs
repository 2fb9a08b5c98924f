//! `cargo course test`: builds and runs the tests of one exercise, or of all.

use std::time::Duration;

use anyhow::Result;
use catalogue::Exercise;

use crate::course::Course;
use crate::interrupt::Cancel;
use crate::report::{self, Asked, View};
use crate::status;
use crate::verdict::{self, Verdict};
use terminal::{BAD, BOLD, GOOD, WARN, ends, paint, say, width};

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

/// Tests all exercises, a line each. Returns whether all are solved.
pub(crate) fn all(course: &Course, deadline: Duration) -> Result<bool> {
    let exercises = course.catalogue.exercises();
    let mut solved = 0;
    let mut unkept = None;
    for exercise in exercises {
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

fn check(course: &Course, exercise: &Exercise, deadline: Duration) -> Result<Option<Verdict>> {
    let tell = status::telling();
    verdict::check(course, exercise, deadline, false, &Cancel::default(), tell)
}
