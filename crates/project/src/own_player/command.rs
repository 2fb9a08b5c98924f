//! The arguments of a player's program.

use connect_four::classes::Class;
use connect_four::size::Size;

use crate::failed::Failed;

/// The page of help.
pub(super) const HELP: &str = "\
legal         play 30 games against chance, on boards of three sizes
threats       200 positions with a disc that wins, or that must be met
solve SIZE    compare your values with ours: 4x4, 5x4 or 5x5
keep CLASS    100 positions, each with 50 million units of fuel: easy or middle
beat          400 games against searches of four and of six moves, with the same fuel
table         the fuel of each of your variants, for the values of the same positions";

/// The commands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Task {
    Legal,
    Threats,
    Solve(Size),
    Keep(Class),
    Beat,
    Table,
    Help,
}

impl Task {
    /// Reads the arguments.
    pub(super) fn read(words: &[String]) -> Result<Self, Failed> {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words[..] {
            ["legal"] => Ok(Self::Legal),
            ["threats"] => Ok(Self::Threats),
            ["solve", size] => Ok(Self::Solve(small(size)?)),
            ["keep", "easy"] => Ok(Self::Keep(Class::Easy)),
            ["keep", "middle"] => Ok(Self::Keep(Class::Middle)),
            ["keep", ..] => Err(asked("Type easy or middle after keep.")),
            ["beat"] => Ok(Self::Beat),
            ["table"] => Ok(Self::Table),
            [] | ["help" | "--help"] => Ok(Self::Help),
            ["solve"] => Err(asked("Type the size of a board after solve: solve 4x4.")),
            ["solve", ..] => Err(asked("Type one size after solve, and nothing else.")),
            [alone @ ("legal" | "threats" | "beat" | "table"), ..] => {
                Err(asked(&format!("Type nothing after {alone}.")))
            }
            _ => Err(asked(&format!(
                "There is no command \"{}\" here.",
                words.join(" ")
            ))),
        }
    }
}

/// Reads a board size that is small enough for our solver to find any value at once.
fn small(word: &str) -> Result<Size, Failed> {
    let size: Size = word
        .parse()
        .map_err(|_| asked("A size is 4x4, 5x4 or 5x5."))?;
    match (size.columns(), size.rows()) {
        (4, 4) | (5, 4 | 5) => Ok(size),
        _ => Err(asked("A size is 4x4, 5x4 or 5x5.")),
    }
}

fn asked(why: &str) -> Failed {
    Failed::of_words(why, HELP)
}
