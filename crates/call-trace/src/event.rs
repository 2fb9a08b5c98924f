//! The parts of events, and the declarations of a function about itself.

use std::borrow::Cow;

use crate::json::{self, Bad, Read, Reader, Written};
use crate::texts::Texts;

/// The state of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardState<'t> {
    /// How to read the board's text, or "" if it is read like the text of the position before.
    pub kind: &'t str,
    /// The maximising player, on boards with two players. Recorded for the first position.
    pub max: Option<&'t str>,
    /// The player to move, on boards with two players.
    pub to_move: Option<&'t str>,
    /// Whether no more moves are possible.
    pub over: bool,
    /// The board as text.
    pub board: &'t str,
}

/// Whose values a function returns, and of which part of the game.
///
/// A function without this declaration returns values like the boards: the first player's, of the whole
/// game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ValuesOf {
    /// The values of the player to move, negated if the second player moves.
    Mover,
    /// The mover's values of the rest of the game, without earlier gains.
    MoverRest,
    /// A yes or no: whether the rest is worth at least `t` to the mover.
    AtLeast,
}

/// The search that a function implements, so that a figure can judge it as such.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Search {
    /// Plain alpha-beta, written with two players or as negamax. The declared depth and window are its
    /// arguments.
    AlphaBeta,
}

/// The meaning of a function's arguments, together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ArgsAre {
    /// First a node of a written game tree. Second the player to move there: `First`, the maximising
    /// player, or `Second`. Third, if present, the bound of the player above. Values are the first
    /// player's.
    Node,
    /// Rows of bits, each a whole number, below a row of squares. The lowest bit belongs to the first
    /// square. The first row has no bit beyond the last square, and is filled one by one. A call that
    /// finds no free square while the first row is not full is at a dead end.
    Bits,
    /// First a grid of digits, whose rows are written beside each other: `.23. .32. 2413 3142`. Any
    /// other first argument means nothing special.
    Grid,
}

/// Declarations of a function about itself, which its calls do not show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Said {
    /// Whose values it returns.
    pub values: Option<ValuesOf>,
    /// The search that it implements.
    pub search: Option<Search>,
    /// The meaning of its arguments.
    pub args: Option<ArgsAre>,
}

/// Gives each variant its word in a file.
macro_rules! words {
    ($($of:ident { $($variant:ident $word:literal),* })*) => { $(
        impl Written for $of {
            fn write(&self, out: &mut Vec<u8>) {
                match self { $( $of::$variant => $word.write(out), )* }
            }
        }

        impl Read<'_> for $of {
            fn read(from: &mut Reader<'_>) -> Result<Self, Bad> {
                match &*<Cow<'_, str>>::read(from)? {
                    $( $word => Ok($of::$variant), )*
                    _ => Err(Bad::expected(concat!("one of", $( " `", $word, "`" ),*))),
                }
            }
        }
    )* };
}

words! {
    ValuesOf { Mover "mover", MoverRest "mover_rest", AtLeast "at_least" }
    Search { AlphaBeta "alpha_beta" }
    ArgsAre { Node "node", Bits "bits", Grid "grid" }
}

/// The offered moves, in order.
#[derive(Clone, Copy)]
pub struct Choices<'t> {
    texts: &'t Texts,
    first: u32,
    count: u32,
}

impl<'t> Choices<'t> {
    /// Creates a list of `count` texts, starting at number `first`.
    pub(crate) fn new(texts: &'t Texts, (first, count): (u32, u32)) -> Self {
        Choices {
            texts,
            first,
            count,
        }
    }

    /// Returns each choice.
    pub fn iter(self) -> impl Iterator<Item = &'t str> {
        (self.first..self.first + self.count).map(move |number| self.texts.get(number))
    }

    /// Returns all choices, formatted like the arguments of a call: `3, [1, 2]`.
    pub fn values(self) -> String {
        let choices: Vec<&str> = self.iter().collect();
        choices.join(", ")
    }
}

impl PartialEq for Choices<'_> {
    fn eq(&self, other: &Choices<'_>) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Choices<'_> {}

impl std::fmt::Debug for Choices<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Written for Choices<'_> {
    fn write(&self, out: &mut Vec<u8>) {
        json::list(self.iter(), out);
    }
}

impl Written for Args<'_> {
    fn write(&self, out: &mut Vec<u8>) {
        json::list(self.iter(), out);
    }
}

/// The arguments of one call: names and values, in the order they were declared.
#[derive(Clone, Copy, Default)]
pub struct Args<'t> {
    names: &'t [String],
    are: Option<ArgsAre>,
    texts: Option<&'t Texts>,
    first: u32,
    count: u32,
}

impl<'t> Args<'t> {
    /// Creates the arguments of a function whose texts begin with number `first`.
    pub(crate) fn new(
        names: &'t [String],
        are: Option<ArgsAre>,
        texts: &'t Texts,
        first: u32,
    ) -> Self {
        Args {
            names,
            are,
            texts: Some(texts),
            first,
            count: names.len() as u32,
        }
    }

    /// Returns the name and value of each argument.
    pub fn iter(self) -> impl Iterator<Item = (&'t str, &'t str)> {
        let values = self.texts.into_iter().flat_map(move |texts| {
            (self.first..self.first + self.count).map(move |number| texts.get(number))
        });
        self.names.iter().map(String::as_str).zip(values)
    }

    /// Returns the value of the argument with this name.
    pub fn get(self, name: &str) -> Option<&'t str> {
        self.iter()
            .find(|(its, _)| *its == name)
            .map(|(_, value)| value)
    }

    /// Returns the meaning of the arguments, together.
    pub fn are(self) -> Option<ArgsAre> {
        self.are
    }

    /// Returns the number of arguments.
    pub fn len(self) -> usize {
        self.count as usize
    }

    /// Returns whether there are no arguments.
    pub fn is_empty(self) -> bool {
        self.count == 0
    }

    /// Returns only the values, formatted like a call: `3, [1, 2]`.
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
