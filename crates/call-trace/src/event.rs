//! One step of a recorded run.

use serde::{Deserialize, Serialize};

use crate::texts::Texts;

/// What happened at one moment of a run. The order of the events is the order in time.
///
/// Positions of a board have numbers, unique in a recording.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event<'t> {
    /// A board that was there before: the run asks it for the first time.
    Board {
        /// The number of the position.
        at: u32,
        /// What it shows.
        state: BoardState<'t>,
    },
    /// A traced function was called. `node` numbers the calls from 0 in the order they were made.
    Enter {
        /// The call's number.
        node: u32,
        /// The function's name, without its path.
        function: &'t str,
        /// The arguments as they were on entry.
        args: Args<'t>,
        /// The line of the call in the function that made it, whose first line is 1; none where
        /// no traced function did.
        line: Option<u32>,
    },
    /// The call on top of the stack asked a position something for the first time.
    Ask {
        /// The position.
        at: u32,
    },
    /// The moves that can be made.
    Offer {
        /// The position.
        at: u32,
        /// The moves, in the order in which they are offered.
        choices: Args<'t>,
    },
    /// A choice was made and the board changed.
    Play {
        /// The position where it was made.
        at: u32,
        /// The position that it made.
        to: u32,
        /// What was chosen: a column, a cell, a line.
        choice: &'t str,
        /// Who moved, on boards with two players.
        mover: Option<&'t str>,
        /// The board after the choice.
        state: BoardState<'t>,
    },
    /// A choice was undone, on a board that is changed in place.
    TakeBack {
        /// The position where the choice had led.
        at: u32,
        /// The position after it was taken back.
        to: u32,
        /// What is taken back.
        choice: &'t str,
        /// The board after it was taken back, as text.
        board: &'t str,
    },
    /// A position was valued as it stands.
    Value {
        /// The position.
        at: u32,
        /// The value, as text.
        leaf: &'t str,
    },
    /// A remark made by the program.
    Note {
        /// The remark.
        text: &'t str,
    },
    /// A call ended.
    Leave {
        /// The number of the call that ended.
        node: u32,
        /// What it returned; none where a panic passed through it.
        value: Option<&'t str>,
    },
}

/// What is known of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardState<'t> {
    /// How its text is to be read; "" where it is that of the position before.
    pub kind: &'t str,
    /// The player who wants large values, on boards with two players; said of the first position.
    pub max: Option<&'t str>,
    /// Who makes the next move, on boards with two players.
    pub to_move: Option<&'t str>,
    /// Whether no move can be made any more.
    pub over: bool,
    /// The board as text.
    pub board: &'t str,
}

/// Whose values a function returns, and of what.
///
/// A function that says nothing returns values as the boards do: the first player's, of the whole
/// game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ValuesOf {
    /// The mover's: negated where the second player moves.
    Mover,
    /// The mover's, of the rest of the game: what was gained before is not in it.
    MoverRest,
    /// Whether the rest is worth at least `t` to the mover, yes or no.
    AtLeast,
}

/// A search that a function is meant to be, so that a figure may judge it as one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Search {
    /// Plain alpha-beta, written with two players or as negamax. Its arguments `depth`, `alpha` and
    /// `beta` are what it is asked for.
    AlphaBeta,
}

/// What the arguments of a function are, together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ArgsAre {
    /// First a node of a game tree that is written out, second who moves there (`First`, who wants
    /// large values, or `Second`), and third, if there is one, what the player above holds. Values are
    /// the first player's.
    Node,
    /// Rows of bits, each a whole number, below a row of squares: the lowest bit belongs to the first
    /// square. The first row has none beyond the last square, and is filled one by one: a call that
    /// finds no square free, and the first row not full, is at a dead end.
    Bits,
}

/// What a function says of itself, which its calls do not show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Said {
    /// Whose values it returns.
    pub values: Option<ValuesOf>,
    /// Which search it is meant to be.
    pub search: Option<Search>,
    /// What its arguments are.
    pub args: Option<ArgsAre>,
}

/// The arguments of one call: names and values, in the order they were declared.
#[derive(Clone, Copy, Default)]
pub struct Args<'t> {
    names: &'t [String],
    texts: Option<&'t Texts>,
    first: u32,
    count: u32,
}

impl<'t> Args<'t> {
    /// `count` texts from number `first` on; a text without a name is named "".
    pub(crate) fn new(names: &'t [String], texts: &'t Texts, first: u32, count: u32) -> Self {
        Args {
            names,
            texts: Some(texts),
            first,
            count,
        }
    }

    /// Name and value of each argument.
    pub fn iter(self) -> impl Iterator<Item = (&'t str, &'t str)> {
        let values = self.texts.into_iter().flat_map(move |texts| {
            (self.first..self.first + self.count).map(move |number| texts.get(number))
        });
        let names = self
            .names
            .iter()
            .map(String::as_str)
            .chain(std::iter::repeat(""));
        names.zip(values)
    }

    /// The value of the argument of that name.
    pub fn get(self, name: &str) -> Option<&'t str> {
        self.iter()
            .find(|(its, _)| *its == name)
            .map(|(_, value)| value)
    }

    /// How many arguments there are.
    pub fn len(self) -> usize {
        self.count as usize
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.count == 0
    }

    /// The values alone, as a call shows them: `3, [1, 2]`.
    pub fn values(self) -> String {
        let values: Vec<&str> = self.iter().map(|(_, value)| value).collect();
        values.join(", ")
    }
}

impl PartialEq for Args<'_> {
    fn eq(&self, other: &Args<'_>) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Args<'_> {}

impl std::fmt::Debug for Args<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
