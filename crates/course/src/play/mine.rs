//! Lets the student's own search play as an opponent: chooses it and builds its program.
//!
//! The catalogue lists the games that each exercise's function can play.

use std::ffi::OsString;

use anyhow::{Result, anyhow, bail};
use catalogue::Exercise;
use subprocess::Cancel;

use crate::build::Built;
use crate::course::Course;
use crate::opponents::{self, OPTION, able, strongest};
use crate::report;
use crate::status;

/// Returns the arguments of a game. If they ask for the student's search, builds it and adds the path of its program.
pub(super) fn with_program(course: &Course, words: &[OsString]) -> Result<Vec<OsString>> {
    let Some(asked) = Asked::read(words) else {
        return Ok(words.to_vec());
    };
    let can = able(course, &asked.game);
    if can.is_empty() {
        // The game itself reports arguments that it does not know.
        return Ok(words.to_vec());
    }
    let exercise = opponent(course, &can, &asked)?;
    let program = match build(course, exercise)? {
        Built::Program(program) => program.executable,
        Built::Broken(broken) => {
            let text = report::broken_text(course, exercise, &broken);
            let other = match asked.name {
                None => other(course, &can, exercise, &asked.game),
                Some(_) => String::new(),
            };
            bail!("{text}{other}")
        }
        Built::Cancelled => bail!("the build was stopped"),
    };
    let mine: [OsString; 4] = [
        OPTION.into(),
        (&exercise.stem).into(),
        "--mine-program".into(),
        program.into(),
    ];
    let mut all = words.to_vec();
    all.splice(asked.at..asked.at + asked.words, mine);
    Ok(all)
}

/// A request for the student's search.
#[derive(Debug, PartialEq, Eq)]
struct Asked {
    /// The index of its first argument.
    at: usize,
    /// The number of its arguments.
    words: usize,
    /// The name of the function, if given.
    name: Option<String>,
    /// The name of the game.
    game: String,
}

impl Asked {
    /// Returns `None` if the arguments do not ask for the search, or if they ask for help, which the game prints.
    fn read(words: &[OsString]) -> Option<Self> {
        if words.iter().any(|word| word == "--help" || word == "-h") {
            return None;
        }
        let is_game = |word: &&str| !word.starts_with('-');
        let game = words
            .iter()
            .filter_map(|word| word.to_str())
            .find(is_game)?;
        words.iter().enumerate().find_map(|(at, word)| {
            let rest = word.to_str()?.strip_prefix(OPTION)?;
            let next = words.get(at + 1).and_then(|next| next.to_str());
            let (words, name) = match (rest.strip_prefix('='), next) {
                (Some(name), _) => (1, Some(name)),
                (None, Some(name)) if rest.is_empty() && !name.starts_with('-') => (2, Some(name)),
                (None, _) if rest.is_empty() => (1, None),
                _ => return None,
            };
            Some(Self {
                at,
                words,
                name: name.map(str::to_owned),
                game: game.to_owned(),
            })
        })
    }
}

/// Returns the exercise whose function plays: the named one, or else the strongest solved one. If none of them is
/// solved, returns the first.
fn opponent<'c>(course: &Course, can: &[&'c Exercise], asked: &Asked) -> Result<&'c Exercise> {
    let Some(name) = &asked.name else {
        return Ok(strongest(course, can).unwrap_or(can[0]));
    };
    let named = can.iter().find(|it| [&it.stem, &it.id].contains(&name));
    named.copied().ok_or_else(|| {
        let stems: Vec<&str> = can.iter().map(|it| it.stem.as_str()).collect();
        let (game, stems) = (&asked.game, stems.join(", "));
        anyhow!("{OPTION} {name}: this function cannot play {game}. These functions of yours can: {stems}")
    })
}

/// Names a solved exercise of another chapter that can play instead, in a paragraph. Returns an empty text if there is
/// none.
fn other(course: &Course, can: &[&Exercise], broken: &Exercise, game: &str) -> String {
    let rest = can.iter().filter(|it| it.chapter != broken.chapter);
    let rest: Vec<&Exercise> = rest.copied().collect();
    strongest(course, &rest).map_or_else(String::new, |other| {
        let stem = &other.stem;
        format!("\n\nYour {stem} can play meanwhile: `cargo course play {game} {OPTION}={stem}`")
    })
}

fn build(course: &Course, exercise: &Exercise) -> Result<Built> {
    let tell = status::telling();
    opponents::build(course, exercise, &Cancel::default(), tell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_student_s_search_is_asked_for_with_its_name_or_without() {
        for (words, wanted) in [
            ("go --people 0", None),
            ("go --mine", Some((1, 1, None))),
            ("go --mine --depth 3", Some((1, 1, None))),
            (
                "go --mine alpha_beta --depth 3",
                Some((1, 2, Some("alpha_beta"))),
            ),
            (
                "go --mine=alpha_beta --depth 3",
                Some((1, 1, Some("alpha_beta"))),
            ),
            ("--ascii go --mine", Some((2, 1, None))),
            ("--mine", None),
            ("go --mine --help", None),
            ("go --mines 3", None),
        ] {
            let words: Vec<OsString> = words.split(' ').map(OsString::from).collect();
            let wanted = wanted.map(|(at, words, name)| Asked {
                at,
                words,
                name: name.map(str::to_owned),
                game: "go".to_owned(),
            });
            assert_eq!(Asked::read(&words), wanted, "{words:?}");
        }
    }
}
