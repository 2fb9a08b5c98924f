//! Sizes, lines and positions as text: `2x2`, `a1b1`, `2x2 a1b1 a1a2`. The module `picture` draws a
//! field.

use std::fmt;
use std::str::FromStr;

use game::{Board, Player};

use crate::dots::Dots;
use crate::size::{BadSize, Line, Size};

impl FromStr for Size {
    type Err = BadSize;

    /// Reads rows and columns, such as `3x4`.
    fn from_str(text: &str) -> Result<Self, BadSize> {
        let no_size = || BadSize::NotASize(text.to_owned());
        let (rows, cols) = text.split_once(['x', 'X', '×']).ok_or_else(no_size)?;
        let number = |digits: &str| digits.trim().parse().map_err(|_| no_size());
        Self::new(number(rows)?, number(cols)?)
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}x{}", self.rows, self.cols))
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.ends().map(|(row, col)| dot(row, col));
        f.pad(&(one + &other))
    }
}

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Returns the name of a dot: a letter for its column, from the left, and a number for its row,
/// from the top.
fn dot(row: usize, col: usize) -> String {
    let letter = ('a'..='z').nth(col).unwrap_or('?');
    format!("{letter}{}", row + 1)
}

/// Returns the name of a player of this game: A is the first, B the second.
pub fn name(player: Player) -> char {
    match player {
        Player::First => 'A',
        Player::Second => 'B',
    }
}

impl Size {
    /// Reads a line by its two dots, in either order: `a1b1`, `B1-A1`, `b1 a1`.
    ///
    /// # Errors
    /// If the text does not name two neighbouring dots of this field.
    pub fn read_line(self, text: &str) -> Result<Line, NoSuchLine> {
        let kept = text.chars().filter(|c| !c.is_whitespace() && *c != '-');
        let bare = kept.collect::<String>().to_ascii_lowercase();
        let second = bare.rfind(char::is_alphabetic).unwrap_or_default();
        let turned = [&bare[second..], &bare[..second]].concat();
        let mut lines = self.numbers().map(|number| self.line(number));
        lines
            .find(|line| [&bare, &turned].contains(&&line.to_string()))
            .ok_or_else(|| NoSuchLine(text.trim().to_owned(), self))
    }
}

/// The error for a text that does not name a line of the field.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is no line of a {1} field: a line is named by two neighbouring dots, such as a1b1 or a1a2"
)]
pub struct NoSuchLine(pub String, pub Size);

/// The reason why a text is not a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoPosition {
    /// The size is missing or wrong.
    #[error(transparent)]
    Size(#[from] BadSize),
    /// A move is not a line.
    #[error(transparent)]
    Line(#[from] NoSuchLine),
    /// A line is drawn twice.
    #[error("{0} is drawn twice")]
    Twice(Line),
}

impl Dots {
    /// Reads a game: the size, and the lines in the order in which they are drawn.
    ///
    /// # Errors
    /// If the size is wrong, a word is not a line of the field, or a line is drawn twice.
    pub fn read_game(text: &str) -> Result<(Size, Vec<Line>), NoPosition> {
        let mut words = text.split_whitespace();
        let size: Size = words.next().unwrap_or_default().parse()?;
        let mut lines = Vec::new();
        for word in words {
            let line = size.read_line(word)?;
            if lines.contains(&line) {
                return Err(NoPosition::Twice(line));
            }
            lines.push(line);
        }
        Ok((size, lines))
    }
}

impl FromStr for Dots {
    type Err = NoPosition;

    /// Reads the size and the lines in the order in which they were drawn: `2x2 a1b1 a1a2`.
    fn from_str(text: &str) -> Result<Self, NoPosition> {
        let (size, lines) = Self::read_game(text)?;
        let start = Self::new(size);
        Ok(lines
            .into_iter()
            .fold(start, |board, line| board.play(line)))
    }
}

/// The size, the lines drawn, the boxes of both players and the mover in one line. The lines are in
/// the order of their numbers, because the position does not store who drew which line.
impl fmt::Debug for Dots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.size)?;
        let is_drawn = |line: &usize| self.drawn & 1 << line != 0;
        for line in self.size.numbers().filter(is_drawn) {
            write!(f, " {}", self.size.line(line))?;
        }
        let [first, second] = self.taken.map(u32::count_ones);
        write!(f, " ({first}:{second}, {} to move)", name(self.to_move))
    }
}
