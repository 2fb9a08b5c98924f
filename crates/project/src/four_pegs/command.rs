//! The arguments of the program.

use crate::failed::Failed;

/// The page of help.
pub(crate) const HELP: &str = "\
show N          move N discs from A to D, and show the pegs after each move
towers          move 0 to 9 discs from each peg to each other one
compare N       compare your moves for 0 to N discs with the fewest possible
calls           compare your predicted calls of `fewest` with the counted calls
calls --memo    the same for `fewest_with_memo`";

/// The maximum number of discs in a tower.
const MOST: u32 = 64;

/// The commands.
pub(crate) enum Words {
    Show(u32),
    Towers,
    Compare(u32),
    Calls,
    CallsWithMemo,
    Help,
}

impl Words {
    /// Reads the arguments.
    pub(crate) fn read(words: &[String]) -> Result<Self, Failed> {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words[..] {
            [] | ["help" | "--help"] => Ok(Self::Help),
            ["show", discs] => Ok(Self::Show(number(discs)?)),
            ["towers"] => Ok(Self::Towers),
            ["compare", discs] => Ok(Self::Compare(number(discs)?)),
            ["calls"] => Ok(Self::Calls),
            ["calls", "--memo"] => Ok(Self::CallsWithMemo),
            [command @ ("show" | "compare"), ..] => Err(asked(&format!(
                "{command} needs a number of discs, 0 to {MOST}, and nothing else."
            ))),
            ["towers", ..] => Err(asked(
                "towers takes no other word: it moves the towers of 0 to 9 discs.",
            )),
            ["calls", ..] => Err(asked(
                "calls takes no other word but --memo: it counts for each number of discs.",
            )),
            _ => Err(asked(&format!(
                "There is no command \"{}\" here.",
                words.join(" ")
            ))),
        }
    }
}

fn number(word: &str) -> Result<u32, Failed> {
    let number = word.parse().ok().filter(|&discs| discs <= MOST);
    number.ok_or_else(|| {
        asked(&format!(
            "The number of discs must be from 0 to {MOST}, not {word:?}."
        ))
    })
}

fn asked(why: &str) -> Failed {
    Failed::of_words(why, HELP)
}
