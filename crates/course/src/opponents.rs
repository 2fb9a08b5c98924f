//! Finds the student's functions that can play a game, chooses the default one, and builds its program.

use anyhow::Result;
use catalogue::Exercise;
use subprocess::Cancel;

use crate::build::{self, Built, Kind, Target};
use crate::course::Course;
use crate::status::Step;

/// The package in `exercises` with a program for each of these functions, in a file of the same name.
const PACKAGE: &str = "opponents";

/// The option of `cargo course play` that lets a student's function play.
pub(crate) const OPTION: &str = "--mine";

/// Returns the exercises whose functions can play this game, the strongest last.
pub(crate) fn able<'c>(course: &'c Course, game: &str) -> Vec<&'c Exercise> {
    let plays = |exercise: &&Exercise| exercise.plays.iter().any(|it| it == game);
    course.catalogue.exercises().iter().filter(plays).collect()
}

/// Returns the strongest solved exercise among these.
pub(crate) fn strongest<'c>(course: &Course, can: &[&'c Exercise]) -> Option<&'c Exercise> {
    let progress = course.progress.read();
    let mut strongest_first = can.iter().rev();
    let solved = strongest_first.find(|it| progress.is_solved(&it.id));
    solved.copied()
}

/// Returns the command with which this exercise's function plays, or `None` if it plays no game.
pub(crate) fn command(course: &Course, exercise: &Exercise) -> Option<String> {
    let game = exercise.plays.first()?;
    let plays_unnamed = strongest(course, &able(course, game)) == Some(exercise);
    let name = match plays_unnamed {
        true => String::new(),
        false => format!("={}", exercise.stem),
    };
    Some(format!("cargo course play {game} {OPTION}{name}"))
}

/// Builds the program of this exercise's function.
pub(crate) fn build(
    course: &Course,
    exercise: &Exercise,
    cancel: &Cancel,
    mut waiting: impl FnMut(Step),
) -> Result<Built> {
    let target = Target {
        workspace: course.exercises(),
        package: PACKAGE.to_owned(),
        kind: Kind::Opponent,
        name: exercise.stem.clone(),
        also: None,
        sources: Some(course.sources(&exercise.chapter)),
    };
    build::build(&target, cancel, |stage| {
        waiting(Step::of_build(stage, Step::BuildingYours));
    })
}
