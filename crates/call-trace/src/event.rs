//! One step of a recorded run, and what a function says of itself.

use std::borrow::Cow;

use crate::json::{self, Bad, Read, Reader, Written};
use crate::texts::Texts;

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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ValuesOf {
    /// The mover's: negated where the second player moves.
    Mover,
    /// The mover's, of the rest of the game: what was gained before is not in it.
    MoverRest,
    /// Whether the rest is worth at least `t` to the mover, yes or no.
    AtLeast,
}

/// A search that a function is meant to be, so that a figure may judge it as one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Search {
    /// Plain alpha-beta, written with two players or as negamax. Its depth and its window are what it
    /// is asked for.
    AlphaBeta,
}

/// What the arguments of a function are, together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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

/// Each has a word in a file.
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
    ArgsAre { Node "node", Bits "bits" }
}

/// What was offered, in order.
#[derive(Clone, Copy)]
pub struct Choices<'t> {
    texts: &'t Texts,
    first: u32,
    count: u32,
}

impl<'t> Choices<'t> {
    /// `count` texts from number `first` on.
    pub(crate) fn new(texts: &'t Texts, (first, count): (u32, u32)) -> Self {
        Choices {
            texts,
            first,
            count,
        }
    }

    /// Each choice.
    pub fn iter(self) -> impl Iterator<Item = &'t str> {
        (self.first..self.first + self.count).map(move |number| self.texts.get(number))
    }

    /// All of them, as a call shows its arguments: `3, [1, 2]`.
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
    /// The arguments of a function whose texts begin with number `first`.
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

    /// Name and value of each argument.
    pub fn iter(self) -> impl Iterator<Item = (&'t str, &'t str)> {
        let values = self.texts.into_iter().flat_map(move |texts| {
            (self.first..self.first + self.count).map(move |number| texts.get(number))
        });
        self.names.iter().map(String::as_str).zip(values)
    }

    /// The value of the argument of that name.
    pub fn get(self, name: &str) -> Option<&'t str> {
        self.iter()
            .find(|(its, _)| *its == name)
            .map(|(_, value)| value)
    }

    /// What they are, together.
    pub fn are(self) -> Option<ArgsAre> {
        self.are
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
