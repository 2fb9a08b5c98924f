//! Implements `cargo course play`, `submit`, `grade` and `edition`: builds the program that does the work, and leaves
//! the terminal to it.
//!
//! Each is a separate program. It needs dependencies that this program does without: the chapters and a solver, or
//! archives. Students who only solve exercises never have to build them.
//!
//! With `--mine`, a search of the student's plays for the computer. Only this program knows how to build it, so it
//! builds the search first and passes the path to the game.

mod mine;

use std::convert::Infallible;
use std::ffi::OsString;
use std::io;
use std::process::Command;

use anyhow::{Context, Result, bail};
use catalogue::Exercise;
use subprocess::Cancel;

use crate::build::{self, Broken, Built, Kind, Target};
use crate::course::Course;
use crate::interrupt;
use crate::plain_file;
use crate::status::{self, Step};

/// A program of the course that is built on demand.
pub(crate) struct Ours {
    /// The name of the package, and of its program.
    package: &'static str,
    /// Its description in a sentence.
    what: &'static str,
    building: fn(Option<(usize, usize)>) -> Step,
}

const GAMES: Ours = Ours {
    package: "play",
    what: "The games",
    building: Step::BuildingGames,
};

/// The program that packs answers and makes copies for students.
pub(crate) const PACKER: Ours = Ours {
    package: "student-copy",
    ..GRADER
};

/// The program that grades.
pub(crate) const GRADER: Ours = Ours {
    package: "grade",
    what: "The programs for a class",
    building: Step::BuildingGrader,
};

/// Plays the game in the arguments, perhaps with a search of the student's, and ends this program.
pub(crate) fn play(course: &Course, words: &[OsString]) -> Result<Infallible> {
    leave_to(course, &GAMES, &mine::with_program(course, words)?)
}

/// Runs another program with these arguments and ends this one with its exit code. The other program receives the path
/// of this program and the IDs of the solved exercises.
pub(crate) fn leave_to(course: &Course, ours: &Ours, words: &[OsString]) -> Result<Infallible> {
    let package = course.path("crates").join(ours.package);
    if !package.join("Cargo.toml").is_file() {
        bail!("{}", left_out(ours.what));
    }
    let target = Target {
        workspace: course.root.clone(),
        package: ours.package.to_owned(),
        kind: Kind::Program,
        name: ours.package.to_owned(),
        also: None,
        sources: None,
    };
    let mut tell = status::telling();
    let built = build::build(&target, &Cancel::default(), |stage| {
        tell(Step::of_build(stage, ours.building));
    })?;
    drop(tell);
    let program = match built {
        Built::Program(program) => program.executable,
        Built::Broken(broken) => bail!("{}", in_words(ours, &broken)),
        Built::Cancelled => bail!("the build was stopped"),
    };
    let mut command = Command::new(&program);
    let (solved, changed) = solved(course);
    command.args(words).env("COURSE_SOLVED", solved);
    command.env("COURSE_CHANGED", changed);
    if let Ok(this) = std::env::current_exe() {
        command.env("COURSE_PROGRAM", this);
    }
    hand_over(command).with_context(|| format!("cannot run {}", program.display()))
}

/// Returns the message about a program that a copy for a class does not contain.
pub(crate) fn left_out(what: &str) -> String {
    format!(
        "{what} cannot run in this copy of the course: it needs solutions that the copy for a class leaves out"
    )
}

/// Returns the IDs of the solved exercises in two lists: those whose file is unchanged since, and those whose file has
/// changed.
fn solved(course: &Course) -> (String, String) {
    let progress = course.progress.read();
    let all = course.catalogue.exercises().iter();
    let solved = all.filter(|exercise| progress.is_solved(&exercise.id));
    let (same, changed): (Vec<_>, Vec<_>) = solved.partition(|exercise| {
        let text = plain_file::read(&course.path(exercise.stub()));
        text.is_ok_and(|text| progress.is_solved_as(&exercise.id, &text))
    });
    let ids = |exercises: Vec<&Exercise>| {
        let ids: Vec<&str> = exercises.iter().map(|it| it.id.as_str()).collect();
        ids.join(",")
    };
    (ids(same), ids(changed))
}

/// Describes a failed build. The program belongs to the course and no part of it is an exercise.
fn in_words(ours: &Ours, broken: &Broken) -> String {
    let errors = broken.diagnostics.iter().filter(|said| said.is_error);
    let errors = errors.map(|said| said.rendered.trim_end());
    let said: Vec<&str> = errors.chain([broken.cargo.as_str()]).collect();
    format!(
        "{} cannot be built. They are not part of your exercises. Run `git status crates` to see whether a file \
         there has changed.\n\n{}",
        ours.what,
        said.join("\n\n").trim_end()
    )
}

/// Replaces this process by the game, which then owns the terminal and receives its signals.
#[cfg(unix)]
fn hand_over(mut command: Command) -> io::Result<Infallible> {
    use std::os::unix::process::CommandExt;
    interrupt::leave_the_end_to_it();
    Err(command.exec())
}

/// A process cannot replace itself on this system. This one waits, and ends with the game's exit code.
#[cfg(not(unix))]
fn hand_over(mut command: Command) -> io::Result<Infallible> {
    interrupt::leave_ctrl_c_to_the_child()?;
    let status = command.status()?;
    std::process::exit(status.code().unwrap_or(2))
}
