//! `cargo course play`: builds the program that plays, and leaves the terminal to it.
//!
//! It is a program of its own, the package `play`, since it needs what this one does without: the
//! chapters, and a solver. So nobody waits for those who does not play.

use std::convert::Infallible;
use std::ffi::OsString;
use std::io;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::build::{self, Broken, Built, Kind, Target};
use crate::course::Course;
use crate::interrupt::{self, Cancel};
use crate::status::{self, Step};

/// The package, and its program.
const GAMES: &str = "play";

/// Plays what these words ask for. This program is over then: its exit code is the game's.
pub(crate) fn play(course: &Course, words: &[OsString]) -> Result<Infallible> {
    let target = Target {
        workspace: course.root.clone(),
        package: GAMES.to_owned(),
        kind: Kind::Program,
        name: GAMES.to_owned(),
        also: None,
        sources: None,
    };
    let mut tell = status::telling();
    let built = build::build(&target, &Cancel::default(), |stage| {
        tell(Step::of_build(stage, Step::BuildingGames));
    })?;
    drop(tell);
    let program = match built {
        Built::Program(program) => program.executable,
        Built::Broken(broken) => bail!("{}", in_words(&broken)),
        Built::Cancelled => bail!("the build was broken off"),
    };
    let mut command = Command::new(&program);
    command.args(words);
    hand_over(command).with_context(|| format!("cannot run {}", program.display()))
}

/// The games are ours, and no part of them is an exercise.
fn in_words(broken: &Broken) -> String {
    let errors = broken.diagnostics.iter().filter(|said| said.is_error);
    let errors = errors.map(|said| said.rendered.trim_end());
    let said: Vec<&str> = errors.chain([broken.cargo.as_str()]).collect();
    format!(
        "The games cannot be built. They are not among your exercises; `git status crates` shows \
         whether something was changed there.\n\n{}",
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
