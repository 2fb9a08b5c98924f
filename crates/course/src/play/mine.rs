//! The student's own search as an opponent: which one is meant, and its program, which is built.
//!
//! The package `exercises/opponents` has a program for each function that can be played against, in a
//! file of its name.

use std::ffi::OsString;

use anyhow::{Result, bail};
use catalogue::Exercise;
use child::Cancel;

use crate::build::{self, Built, Kind, Target};
use crate::course::Course;
use crate::report;
use crate::status::{self, Step};

const PACKAGE: &str = "opponents";
const OPTION: &str = "--mine";

/// The words of a game. Where they ask for the student's search, it is built, and the game hears where
/// its program lies.
pub(super) fn with_program(course: &Course, words: &[OsString]) -> Result<Vec<OsString>> {
    let Some(asked) = Asked::read(words) else {
        return Ok(words.to_vec());
    };
    let exercise = opponent(course, asked.name.as_deref())?;
    let program = build(course, exercise)?;
    let mine: [OsString; 4] = [
        OPTION.into(),
        (&exercise.stem).into(),
        "--mine-program".into(),
        program,
    ];
    let mut all = words.to_vec();
    all.splice(asked.at..asked.at + asked.words, mine);
    Ok(all)
}

/// How the student's search is asked for.
#[derive(Debug, PartialEq, Eq)]
struct Asked {
    /// The number of the word that does,
    at: usize,
    /// and how many there are.
    words: usize,
    /// The function that is named, if one is.
    name: Option<String>,
}

impl Asked {
    /// None where it is not asked for, or where help is, which is the game's own to give.
    fn read(words: &[OsString]) -> Option<Self> {
        if words.iter().any(|word| word == "--help" || word == "-h") {
            return None;
        }
        words.iter().enumerate().find_map(|(at, word)| {
            let rest = word.to_str()?.strip_prefix(OPTION)?;
            let next = words.get(at + 1).and_then(|next| next.to_str());
            let (words, name) = match (rest.strip_prefix('='), next) {
                (Some(name), _) => (1, Some(name)),
                (None, Some(name)) if rest.is_empty() && !name.starts_with('-') => (2, Some(name)),
                (None, _) if rest.is_empty() => (1, None),
                _ => return None,
            };
            let name = name.map(str::to_owned);
            Some(Self { at, words, name })
        })
    }
}

/// The exercise whose function is to play: the one that is named, or else the first of them.
fn opponent<'c>(course: &'c Course, name: Option<&str>) -> Result<&'c Exercise> {
    let file = |exercise: &Exercise| format!("exercises/{PACKAGE}/src/{}.rs", exercise.stem);
    let all = course.catalogue.exercises().iter();
    let all: Vec<&Exercise> = all.filter(|it| course.path(file(it)).is_file()).collect();
    let Some(first) = all.first() else {
        bail!("your functions cannot play: exercises/{PACKAGE} is missing");
    };
    let Some(name) = name else {
        return Ok(first);
    };
    match all.iter().find(|it| it.stem == name || it.id == name) {
        Some(exercise) => Ok(exercise),
        None => {
            let stems: Vec<&str> = all.iter().map(|it| it.stem.as_str()).collect();
            bail!(
                "{OPTION} {name}: it cannot play. Of your functions, these can: {}",
                stems.join(", ")
            )
        }
    }
}

fn build(course: &Course, exercise: &Exercise) -> Result<OsString> {
    let target = Target {
        workspace: course.exercises(),
        package: PACKAGE.to_owned(),
        kind: Kind::Opponent,
        name: exercise.stem.clone(),
        also: None,
        sources: Some(course.sources(&exercise.chapter)),
    };
    let mut tell = status::telling();
    let built = build::build(&target, &Cancel::default(), |stage| {
        tell(Step::of_build(stage, Step::BuildingYours));
    })?;
    drop(tell);
    match built {
        Built::Program(program) => Ok(program.executable.into()),
        Built::Broken(broken) => bail!("{}", report::broken_text(course, exercise, &broken)),
        Built::Cancelled => bail!("the build was stopped"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_student_s_search_is_asked_for_with_its_name_or_without() {
        for (words, wanted) in [
            ("tic-tac-toe --people 0", None),
            ("tic-tac-toe --mine", Some((1, 1, None))),
            ("tic-tac-toe --mine --depth 3", Some((1, 1, None))),
            (
                "go --mine alpha_beta --depth 3",
                Some((1, 2, Some("alpha_beta"))),
            ),
            (
                "go --mine=alpha_beta --depth 3",
                Some((1, 1, Some("alpha_beta"))),
            ),
            ("go --mine --help", None),
            ("go --mines 3", None),
        ] {
            let words: Vec<OsString> = words.split(' ').map(OsString::from).collect();
            let wanted = wanted.map(|(at, words, name)| Asked {
                at,
                words,
                name: name.map(str::to_owned),
            });
            assert_eq!(Asked::read(&words), wanted, "{words:?}");
        }
    }
}
