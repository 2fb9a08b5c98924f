//! `cargo course test`: builds and runs the tests of one exercise, or of all.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use anyhow::Result;
use catalogue::Exercise;

use crate::course::Course;
use crate::interrupt::Cancel;
use crate::report;
use crate::style::{BAD, BOLD, GOOD, ends, paint, say, width};
use crate::verdict::{self, Step, Verdict};

/// Tests one exercise and prints its verdict. Returns whether it is solved.
pub(crate) fn one(course: &Course, exercise: &Exercise, deadline: Duration) -> Result<bool> {
    let Some(verdict) = check(course, exercise, deadline)? else {
        return Ok(false);
    };
    say(&report::text(course, exercise, &verdict, width()));
    Ok(verdict.is_solved())
}

/// Tests all exercises, a line each. Returns whether all are solved.
pub(crate) fn all(course: &Course, deadline: Duration) -> Result<bool> {
    let exercises = course.catalogue.exercises();
    let mut solved = 0;
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
    }
    say(&paint(
        BOLD,
        format!("\n{solved} of {} exercises are solved", exercises.len()),
    ));
    Ok(solved == exercises.len())
}

/// The verdict; on a terminal, work of more than two seconds says how long it has taken.
fn check(course: &Course, exercise: &Exercise, deadline: Duration) -> Result<Option<Verdict>> {
    let mut line = StatusLine::new();
    let began = Instant::now();
    let verdict = verdict::check(course, exercise, deadline, &Cancel::default(), |step| {
        line.show(began.elapsed(), step);
    });
    line.clear();
    verdict
}

/// One line on the error output that is written over and goes away.
struct StatusLine {
    is_terminal: bool,
    shown: String,
}

impl StatusLine {
    fn new() -> Self {
        Self {
            is_terminal: std::io::stderr().is_terminal(),
            shown: String::new(),
        }
    }

    fn show(&mut self, time: Duration, step: Step) {
        let text = in_words(time, Some(step));
        if self.is_terminal && time >= Duration::from_secs(2) && text != self.shown {
            let _ = write!(std::io::stderr(), "\r{text}    ");
            self.shown = text;
        }
    }

    fn clear(&mut self) {
        if !self.shown.is_empty() {
            let _ = write!(
                std::io::stderr(),
                "\r{}\r",
                " ".repeat(self.shown.chars().count() + 4)
            );
        }
    }
}

/// "building… 3 s"; how long it takes is said from two seconds on.
pub(crate) fn in_words(time: Duration, step: Option<Step>) -> String {
    let what = match step {
        None => "drawing your run…".to_owned(),
        Some(Step::Building) => "building…".to_owned(),
        Some(Step::Blocked) => "waiting for another cargo (your editor's?)…".to_owned(),
        Some(Step::Testing(done, all)) => format!("testing… {done} of {all} done"),
    };
    match time.as_secs() {
        0 | 1 => what,
        seconds => format!("{what} {seconds} s"),
    }
}
