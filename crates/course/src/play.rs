//! `cargo course play`, `submit`, `grade` and `edition`: builds the program that does it, and leaves the terminal to it.
//!
//! Each is a program of its own, since it needs what this one does without: the chapters and a solver, or archives.
//! So nobody waits for those who only learns.
//!
//! With `--mine`, a search of the student's plays for the computer. How that is built is known only here: so it is built
//! first, and the game gets the path of its program.

mod mine;

use std::convert::Infallible;
use std::ffi::OsString;
use std::io;
use std::process::Command;

use anyhow::{Context, Result, bail};
use catalogue::Exercise;
use child::Cancel;

use crate::build::{self, Broken, Built, Kind, Target};
use crate::course::Course;
use crate::interrupt;
use crate::plain_file;
use crate::status::{self, Step};

/// A program of ours that is built when it is asked for.
pub(crate) struct Ours {
    /// The package, and its program.
    package: &'static str,
    /// All of it, or what students use.
    kind: Kind,
    /// What it is, in a sentence.
    what: &'static str,
    building: fn(Option<(usize, usize)>) -> Step,
}

/// The games.
const GAMES: Ours = Ours {
    package: "play",
    kind: Kind::Program,
    what: "The games",
    building: Step::BuildingGames,
};

/// What packs answers, and makes copies for students.
pub(crate) const PACKER: Ours = Ours {
    kind: Kind::StudentsPart,
    ..GRADER
};

/// What grades, too.
pub(crate) const GRADER: Ours = Ours {
    package: "grade",
    kind: Kind::Program,
    what: "The programs for a class",
    building: Step::BuildingGrader,
};

/// Plays what these words ask for, perhaps with a search of the student's; then this program is over.
pub(crate) fn play(course: &Course, words: &[OsString]) -> Result<Infallible> {
    leave_to(course, &GAMES, &mine::with_program(course, words)?)
}

/// Does what these words ask for. This program is over then: its exit code is the other's. That one is told where this program
/// is, and what is solved.
pub(crate) fn leave_to(course: &Course, ours: &Ours, words: &[OsString]) -> Result<Infallible> {
    let package = course.path("crates").join(ours.package);
    if !package.join("Cargo.toml").is_file() {
        bail!("{}", left_out(ours.what));
    }
    let target = Target {
        workspace: course.root.clone(),
        package: ours.package.to_owned(),
        kind: ours.kind,
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

/// What to say of what a copy for a class does not have.
pub(crate) fn left_out(what: &str) -> String {
    format!(
        "{what} cannot be run in this copy of the course, which was made for a class: that needs solutions that it withholds"
    )
}

/// The IDs of the exercises that are solved, and of those that were solved and whose file is another one now.
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

/// It is ours, and no part of it is an exercise.
fn in_words(ours: &Ours, broken: &Broken) -> String {
    let errors = broken.diagnostics.iter().filter(|said| said.is_error);
    let errors = errors.map(|said| said.rendered.trim_end());
    let said: Vec<&str> = errors.chain([broken.cargo.as_str()]).collect();
    format!(
        "{} cannot be built. They are not among your exercises; `git status crates` shows \
         whether something was changed there.\n\n{}",
        ours.what,
        said.join("\n\n").trim_end()
    )
}

/// The game takes this program's place: it has the terminal, and the keys that end a program,
/// for itself.
#[cfg(unix)]
fn hand_over(mut command: Command) -> io::Result<Infallible> {
    use std::os::unix::process::CommandExt;
    interrupt::leave_the_end_to_it();
    Err(command.exec())
}

/// No program can take another one's place here: this one waits, and ends as the game does.
#[cfg(not(unix))]
fn hand_over(mut command: Command) -> io::Result<Infallible> {
    interrupt::leave_ctrl_c_to_the_child()?;
    let status = command.status()?;
    std::process::exit(status.code().unwrap_or(2))
}
