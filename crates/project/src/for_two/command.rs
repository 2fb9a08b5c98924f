//! The arguments of a game's program.

use super::rules::Game;
use crate::failed::Failed;

/// The page of help.
pub(crate) const HELP: &str = "\
play       play: you against the computer
             --people 2          two people; 0: the computer alone
             --computer-first    the computer makes the first move
             --analyse           print the value of each move
             --typed \"5 1 9\"     make these moves instead of asking
laws       check in random games that the board keeps every law
analyse    search every position, and list the value of each move
trace      draw the tree of the kit's own search, 2 moves deep
             --html FILE         as a page to step through
help       this page
All of them:
  --from TEXT    begin at the position with this text
  --depth N      look N moves ahead";

/// A command, and the game that it is about.
pub(crate) struct Command<G> {
    pub(crate) verb: Verb,
    pub(crate) options: Options<G>,
}

/// The first argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verb {
    Play,
    Laws,
    Analyse,
    Trace,
}

/// The arguments after the first.
pub(crate) struct Options<G> {
    /// The starting position.
    pub(crate) from: G,
    /// The number of people who play.
    pub(crate) people: usize,
    pub(crate) computer_first: bool,
    pub(crate) analyse: bool,
    /// The search depth of the computer, if it is given.
    pub(crate) depth: Option<u32>,
    /// Lines to read instead of the standard input.
    pub(crate) typed: Option<String>,
    /// The output file for a page.
    pub(crate) html: Option<String>,
}

impl<G: Game> Command<G> {
    /// Reads the arguments, or returns `None` if they request the help page. The starting position is requested last, since the
    /// student may not have written it yet.
    pub(crate) fn read(words: &[String]) -> Result<Option<Self>, Failed> {
        if words.iter().any(|word| word == "--help" || word == "-h") {
            return Ok(None);
        }
        let mut words = words.iter();
        let verb = match words.next().map(String::as_str) {
            Some("play") => Verb::Play,
            Some("laws") => Verb::Laws,
            Some("analyse") => Verb::Analyse,
            Some("trace") => Verb::Trace,
            None | Some("help") => return Ok(None),
            Some(other) => {
                return Err(asked(&format!("There is no command {other:?} here.")));
            }
        };
        let mut from: Option<String> = None;
        let (mut people, mut computer_first, mut analyse) = (1, false, false);
        let (mut depth, mut typed, mut html) = (None, None, None);
        while let Some(option) = words.next() {
            let mut value = || {
                let value = words.next().cloned();
                value.ok_or_else(|| asked(&format!("{option} needs a word after it.")))
            };
            match option.as_str() {
                "--computer-first" => computer_first = true,
                "--analyse" => analyse = true,
                "--people" => people = number(option, &value()?, 0..=2)?,
                "--depth" => depth = Some(number(option, &value()?, 1..=1000)? as u32),
                "--typed" => typed = Some(value()?.replace(' ', "\n")),
                "--html" => html = Some(value()?),
                "--from" => from = Some(value()?),
                _ => return Err(asked(&format!("There is no option {option} here."))),
            }
        }
        let from = match from {
            None => G::start(),
            Some(text) => G::read(&text)
                .ok_or_else(|| asked(&format!("`read` finds no position in {text:?}.")))?,
        };
        let options = Options {
            from,
            people,
            computer_first,
            analyse,
            depth,
            typed,
            html,
        };
        Ok(Some(Self { verb, options }))
    }
}

fn number(
    option: &str,
    word: &str,
    range: std::ops::RangeInclusive<usize>,
) -> Result<usize, Failed> {
    let number = word.parse().ok().filter(|number| range.contains(number));
    let (least, most) = (range.start(), range.end());
    number.ok_or_else(|| {
        asked(&format!(
            "{option} is a number from {least} to {most}, not {word:?}."
        ))
    })
}

fn asked(why: &str) -> Failed {
    Failed::of_words(why, HELP)
}
