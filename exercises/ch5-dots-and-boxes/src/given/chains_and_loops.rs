//! The chains and loops at the end of a game: as numbers, as text, and as boxes of a field. Given.

use std::fmt;
use std::str::FromStr;

use game::Value;

use crate::boxes::sides;
use crate::dots::Dots;
use crate::size::{Lines, Size};

/// Connected boxes with two open sides each.
///
/// The player who draws one of its lines opens it. Then the other player may take all its boxes,
/// one after the other. A chain of n boxes has n + 1 lines and ends at the edge of the field. A
/// loop of n boxes has n lines and no end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chain {
    /// The number of boxes.
    pub boxes: Value,
    /// Whether the chain closes on itself.
    pub is_loop: bool,
}

impl Chain {
    /// Creates a chain with two ends.
    pub fn new(boxes: Value) -> Self {
        Self {
            boxes,
            is_loop: false,
        }
    }

    /// Creates a loop, which closes on itself.
    pub fn closed(boxes: Value) -> Self {
        Self {
            boxes,
            is_loop: true,
        }
    }

    /// Returns whether the player who may take the chain can also leave a part. The opener of a
    /// chain of one or two boxes can prevent that: the line between two boxes is drawn first.
    pub fn is_long(self) -> bool {
        self.is_loop || self.boxes >= 3
    }
}

/// A collection of chains and loops without an order. They are stored from the smallest to the
/// largest, so that equal collections are equal values.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Chains(Vec<Chain>);

impl Chains {
    /// Returns the chains and loops formed by the open boxes of a field, or `None` if an open box
    /// does not have exactly two open sides.
    pub fn of(board: &Dots) -> Option<Self> {
        chains(board.size, board.drawn).map(Self::from_iter)
    }

    /// Returns each different chain once, from the smallest to the largest.
    pub fn different(&self) -> impl Iterator<Item = Chain> {
        self.0.chunk_by(PartialEq::eq).map(|equal| equal[0])
    }

    /// Returns the collection without one chain like `chain`.
    pub fn without(&self, chain: Chain) -> Self {
        let mut rest = self.clone();
        if let Some(at) = self.0.iter().position(|&one| one == chain) {
            rest.0.remove(at);
        }
        rest
    }

    /// Returns all chains, from the smallest to the largest.
    pub fn iter(&self) -> impl Iterator<Item = Chain> {
        self.0.iter().copied()
    }

    /// Returns whether the collection is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the number of boxes of all chains together.
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

/// Returns the chains and loops formed by the open boxes, or `None` if an open box does not have
/// exactly two open sides.
fn chains(size: Size, drawn: Lines) -> Option<Vec<Chain>> {
    let mut chains = Vec::new();
    let mut seen = 0_u32;
    for start in 0..size.boxes() {
        let mut waiting = vec![start];
        let (mut boxes, mut lines) = (0, Lines::MIN);
        while let Some(number) = waiting.pop() {
            let open: Vec<usize> = open_sides(size, drawn, number).collect();
            if seen & 1 << number != 0 || open.is_empty() {
                continue;
            }
            if open.len() != 2 {
                return None;
            }
            seen |= 1 << number;
            boxes += 1;
            for line in open {
                lines |= 1 << line;
                waiting.extend(across(size, line, number));
            }
        }
        if boxes > 0 {
            // A chain has one line more than boxes, a loop has equally many.
            let is_loop = lines.count_ones().cast_signed() == boxes;
            chains.push(Chain { boxes, is_loop });
        }
    }
    Some(chains)
}

/// Returns the sides of a box that are not drawn yet.
pub(crate) fn open_sides(size: Size, drawn: Lines, number: usize) -> impl Iterator<Item = usize> {
    let sides = sides(size, number / size.cols, number % size.cols);
    sides.into_iter().filter(move |side| drawn & 1 << side == 0)
}

/// Returns the box on the other side of a line, or `None` if the line is on the edge of the field.
pub(crate) fn across(size: Size, line: usize, number: usize) -> Option<usize> {
    let line = size.line(line);
    let (row, col) = line.place();
    // The box that has the line as its top or left side, and the box before it.
    let after = (row < size.rows && col < size.cols).then(|| row * size.cols + col);
    let before = match line.is_down() {
        true => col.checked_sub(1).map(|col| row * size.cols + col),
        false => row.checked_sub(1).map(|row| row * size.cols + col),
    };
    [after, before]
        .into_iter()
        .flatten()
        .find(|&other| other != number)
}

/// The error for a text that does not describe chains.
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
