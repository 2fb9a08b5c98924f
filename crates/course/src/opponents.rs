//! Which functions of the student's can play which game, which of them does unless one is named, and the program of each.

use anyhow::Result;
use catalogue::Exercise;
use child::Cancel;

use crate::build::{self, Built, Kind, Target};
use crate::course::Course;
use crate::status::Step;

/// The package in `exercises` that has a program for each of them, in a file of its name.
const PACKAGE: &str = "opponents";

/// The option with which `cargo course play` lets one of them play.
pub(crate) const OPTION: &str = "--mine";

/// The exercises whose functions can play this game, the strongest last.
pub(crate) fn able<'c>(course: &'c Course, game: &str) -> Vec<&'c Exercise> {
    let plays = |exercise: &&Exercise| exercise.plays.iter().any(|it| it == game);
    course.catalogue.exercises().iter().filter(plays).collect()
}

/// The strongest of these that is solved.
pub(crate) fn strongest<'c>(course: &Course, can: &[&'c Exercise]) -> Option<&'c Exercise> {
    let progress = course.progress.read();
    let mut strongest_first = can.iter().rev();
    let solved = strongest_first.find(|it| progress.is_solved(&it.id));
    solved.copied()
}

/// The command with which this exercise's function plays; none where it plays nothing.
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
