//! Strings of boxes: the chains and loops at the end of a game, as numbers and as text, and where
//! they lie on a field. Given.

use std::fmt;
use std::str::FromStr;

use game::Value;

use crate::dots::Dots;
use crate::find_strings;

/// Boxes that hang together and have two open sides each.
///
/// Whoever draws one of its lines opens it: then the other player may take all its boxes, one
/// after the other. A chain of n boxes has n + 1 lines and ends at the edge of the field; a loop
/// of n boxes has n lines and no end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chain {
    /// How many boxes it has.
    pub boxes: Value,
    /// Whether it closes on itself.
    pub is_loop: bool,
}

impl Chain {
    /// A chain with two ends.
    pub fn new(boxes: Value) -> Self {
        Self {
            boxes,
            is_loop: false,
        }
    }

    /// A loop.
    pub fn a_loop(boxes: Value) -> Self {
        Self {
            boxes,
            is_loop: true,
        }
    }

    /// Whether whoever may take it can also leave a part. A chain of one or two boxes is opened so
    /// that it cannot: of two boxes, the line between them goes first.
    pub fn is_long(self) -> bool {
        self.is_loop || self.boxes >= 3
    }
}

/// Chains and loops in which order does not matter: it is kept from the smallest to the largest,
/// so that equal collections are equal values.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Chains(Vec<Chain>);

impl Chains {
    /// The chains and loops that the open boxes of a field make up, if they do: when each open box
    /// has exactly two open sides.
    pub fn of(board: &Dots) -> Option<Self> {
        find_strings::chains(board.size, board.drawn).map(Self::from_iter)
    }

    /// Each different one once, from the smallest to the largest.
    pub fn different(&self) -> impl Iterator<Item = Chain> {
        self.0.chunk_by(PartialEq::eq).map(|equal| equal[0])
    }

    /// The others, when one like `chain` is gone.
    pub fn without(&self, chain: Chain) -> Self {
        let mut rest = self.clone();
        if let Some(at) = self.0.iter().position(|&one| one == chain) {
            rest.0.remove(at);
        }
        rest
    }

    /// All of them, from the smallest to the largest.
    pub fn iter(&self) -> impl Iterator<Item = Chain> {
        self.0.iter().copied()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many boxes they have together.
    pub fn boxes(&self) -> Value {
        self.0.iter().map(|chain| chain.boxes).sum()
    }
}

impl FromIterator<Chain> for Chains {
    fn from_iter<I: IntoIterator<Item = Chain>>(chains: I) -> Self {
        let mut chains = Vec::from_iter(chains);
        chains.sort_unstable();
        Self(chains)
    }
}

/// A text that names no chains.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is no chain: a chain of three boxes is written 3, a loop of four loop4, and no field has \
     more than 25 boxes"
)]
pub struct NoChain(pub String);

impl FromStr for Chain {
    type Err = NoChain;

    /// Reads `3`, or `loop4`. A loop on a field has an even number of boxes, four or more.
    fn from_str(text: &str) -> Result<Self, NoChain> {
        let wrong = || NoChain(text.to_owned());
        let (digits, is_loop) = match text.strip_prefix("loop") {
            Some(digits) => (digits, true),
            None => (text, false),
        };
        let boxes = digits.parse().map_err(|_| wrong())?;
        let fits = match is_loop {
            true => (4..=25).contains(&boxes) && boxes % 2 == 0,
            false => (1..=25).contains(&boxes),
        };
        fits.then_some(Self { boxes, is_loop }).ok_or_else(wrong)
    }
}

impl FromStr for Chains {
    type Err = NoChain;

    /// Reads chains and loops with spaces between them, such as `3 3 loop4`.
    fn from_str(text: &str) -> Result<Self, NoChain> {
        text.split_whitespace().map(Chain::from_str).collect()
    }
}

impl fmt::Display for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = if self.is_loop { "loop" } else { "" };
        write!(f, "{name}{}", self.boxes)
    }
}

impl fmt::Debug for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Chains {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.iter().map(|chain| chain.to_string()).collect();
        f.write_str(if self.is_empty() { "-" } else { "" })?;
        f.write_str(&words.join(" "))
    }
}

impl fmt::Debug for Chains {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
