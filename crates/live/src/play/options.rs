//! The options before the moves of a game.

use fastrand::Rng;
use game::Player;

use super::whole::PARTS;

/// The depth of the computer's search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Think {
    Moves(u32),
    /// The best move that the computer can find.
    Best,
}

/// The options of a game in a page: how it is played, and which comments the page shows.
#[derive(Debug, Default)]
pub(super) struct Options<'w> {
    pub(super) people: Vec<Player>,
    /// The student's function that plays for the computer.
    pub(super) mine: Option<&'w str>,
    pub(super) field: Option<&'w str>,
    pub(super) from: Option<&'w str>,
    pub(super) judges: bool,
    pub(super) sums_up: bool,
    pub(super) hints: bool,
    pub(super) think: Option<Think>,
    pub(super) seed: u64,
    /// Whether the computer takes the first of several equally good moves. Otherwise it draws one with the seed.
    pub(super) takes_first: bool,
    pub(super) whole: bool,
    /// A place in the picture of all games: how deep, and how far from the left.
    pub(super) at: Option<(u64, u64)>,
}

/// The largest number that an option may have. A page does not represent larger numbers exactly.
const MOST: u64 = 1_000_000;

impl<'w> Options<'w> {
    /// Reads the options at the beginning. Returns them with the other words, which are the moves.
    pub(super) fn read<'l>(words: &'l [&'w str]) -> Result<(Self, &'l [&'w str]), String> {
        let end = words.iter().position(|word| !word.contains('='));
        let (given, moves) = words.split_at(end.unwrap_or(words.len()));
        let mut options = Self {
            people: vec![Player::First, Player::Second],
            ..Self::default()
        };
        for word in given {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            options.set(name, value)?;
        }
        Ok((options, moves))
    }

    fn set(&mut self, name: &str, value: &'w str) -> Result<(), String> {
        let bad = |wanted: &str| Err(format!("{name} is {wanted}; \"{value}\" is not."));
        match (name, value) {
            ("people", "none") => self.people = Vec::new(),
            ("people", "first") => self.people = vec![Player::First],
            ("people", "second") => self.people = vec![Player::Second],
            ("people", "both") => self.people = vec![Player::First, Player::Second],
            ("people", _) => return bad("none, first, second or both"),
            ("judge", "yes") => self.judges = true,
            ("judge", "game") => self.sums_up = true,
            ("judge", _) => return bad("yes, game, or left out"),
            ("hint", "yes") => self.hints = true,
            ("hint", _) => return bad("yes, or left out"),
            ("think", "best") => self.think = Some(Think::Best),
            ("think", _) => match value.parse() {
                Ok(depth @ 1..=60) => self.think = Some(Think::Moves(depth)),
                _ => return bad("a number of moves from 1 to 60, or best"),
            },
            ("seed", "first") => self.takes_first = true,
            ("seed", _) => match value.parse() {
                Ok(seed @ 0..=MOST) => self.seed = seed,
                _ => return bad("first, or a whole number from 0 to 1000000"),
            },
            ("whole", "yes") => self.whole = true,
            ("whole", _) => return bad("yes, or left out"),
            ("at", _) => {
                let numbers = value.split_once(',');
                let read =
                    numbers.and_then(|(depth, part)| depth.parse().ok().zip(part.parse().ok()));
                match read {
                    Some((depth @ 0..=9, part)) if part < PARTS => self.at = Some((depth, part)),
                    _ => {
                        return bad(
                            "a depth from 0 to 9 and a number of millionths, such as 2,371500",
                        );
                    }
                }
            }
            ("mine", _) if is_name(value) => self.mine = Some(value),
            ("mine", _) => return bad("the name of a function"),
            ("field", _) => self.field = Some(value),
            ("from", _) => self.from = Some(value),
            _ => {
                return Err(format!(
                    "There is no option {name}; there are: people, mine, field, from, judge, hint, think, seed, whole, at."
                ));
            }
        }
        Ok(())
    }
}

/// Returns whether the text can be the name of a function.
fn is_name(text: &str) -> bool {
    let fits = |letter: char| letter.is_ascii_lowercase() || letter == '_';
    (1..=40).contains(&text.len()) && text.chars().all(fits)
}

/// Returns the random number generator for the computer's choice among equal moves, after a number of moves.
pub(crate) fn random(seed: u64, moves_done: u32) -> Rng {
    Rng::with_seed(seed * 64 + u64::from(moves_done))
}
