//! The arguments of a maker's program.

use crate::failed::Failed;

/// The page of help.
pub(super) const HELP: &str = "\
full       show a full grid, drawn by chance
puzzle     show a puzzle, and find out whether it has one solution
minimal    make 20 puzzles: can a given of one be left out?
grade      rank 50 puzzles of ours by your grade, and by the calls of our search
order      ask for hard puzzles
The first two:
  --seed N   draw from this seed; without it, from 1";

/// The commands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Job {
    Full { seed: u32 },
    Puzzle { seed: u32 },
    Minimal,
    Grade,
    Order,
    Help,
}

impl Job {
    /// Reads the arguments.
    pub(super) fn read(words: &[String]) -> Result<Self, Failed> {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words[..] {
            ["full"] => Ok(Self::Full { seed: 1 }),
            ["full", "--seed", number] => Ok(Self::Full {
                seed: seed(number)?,
            }),
            ["puzzle"] => Ok(Self::Puzzle { seed: 1 }),
            ["puzzle", "--seed", number] => Ok(Self::Puzzle {
                seed: seed(number)?,
            }),
            ["minimal"] => Ok(Self::Minimal),
            ["grade"] => Ok(Self::Grade),
            ["order"] => Ok(Self::Order),
            [] | ["help" | "--help"] => Ok(Self::Help),
            [seeded @ ("full" | "puzzle"), ..] => Err(asked(&format!(
                "After {seeded} type `--seed` and a number, or nothing."
            ))),
            [alone @ ("minimal" | "grade" | "order"), ..] => {
                Err(asked(&format!("Type nothing after {alone}.")))
            }
            _ => Err(asked(&format!(
                "There is no command \"{}\" here.",
                words.join(" ")
            ))),
        }
    }
}

fn seed(word: &str) -> Result<u32, Failed> {
    let number = word.parse();
    number.map_err(|_| {
        asked(&format!(
            "A seed is a number from 0 to {}, not {word:?}.",
            u32::MAX
        ))
    })
}

fn asked(why: &str) -> Failed {
    Failed::of_words(why, HELP)
}
