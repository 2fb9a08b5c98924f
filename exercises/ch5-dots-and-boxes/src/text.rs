//! Positions as text: read from the moves that led to them, shown as a picture.

use std::fmt;
use std::str::FromStr;

use game::{Board, Player};

use crate::dots::Dots;
use crate::size::{BadSize, Line, Size};

impl Size {
    /// Reads a line by its two dots, in either order: `a1b1`, `B1-A1`, `b1 a1`.
    ///
    /// # Errors
    /// When the text names no two neighbouring dots of this field.
    pub fn read_line(self, text: &str) -> Result<Line, NoSuchLine> {
        let bare = |name: &str| -> String {
            let kept = name.chars().filter(|c| !c.is_whitespace() && *c != '-');
            kept.collect::<String>().to_lowercase()
        };
        let wanted = bare(text);
        let turned = wanted
            .rfind(|c: char| c.is_ascii_alphabetic())
            .map(|second| wanted[second..].to_owned() + &wanted[..second]);
        self.numbers()
            .map(|number| self.line(number))
            .find(|line| {
                let name = line.to_string();
                name == wanted || Some(&name) == turned.as_ref()
            })
            .ok_or_else(|| NoSuchLine(text.trim().to_owned(), self))
    }
}

/// A text that names no line of the field.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is no line of a {1} field: a line is named by two neighbouring dots, such as a1b1 or a1a2"
)]
pub struct NoSuchLine(pub String, pub Size);

/// Why a text is no position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoPosition {
    /// The size is missing or wrong.
    #[error(transparent)]
    Size(#[from] BadSize),
    /// A move names no line.
    #[error(transparent)]
    Line(#[from] NoSuchLine),
    /// A line is drawn twice.
    #[error("{0} is drawn twice")]
    Twice(Line),
}

impl Dots {
    /// Reads a game: the size, and the lines in the order they are drawn.
    ///
    /// # Errors
    /// When the size is wrong, a word is no line of the field, or a line comes twice.
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

    /// Reads the size and the lines in the order they were drawn: `2x2 a1b1 a1a2`.
    fn from_str(text: &str) -> Result<Self, NoPosition> {
        let (size, lines) = Self::read_game(text)?;
        let start = Self::new(size);
        Ok(lines
            .into_iter()
            .fold(start, |board, line| board.play(line)))
    }
}

/// The field as a picture: dots, the lines drawn, and who has taken which box.
impl fmt::Display for Dots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.size;
        let is_drawn = |line: Line| self.drawn & 1 << line.number() != 0;
        let mut rows = Vec::new();
        for row in 0..=size.rows {
            let mut text = String::from("+");
            for col in 0..size.cols {
                let line = is_drawn(size.across(row, col));
                text += if line { "---+" } else { "   +" };
            }
            rows.push(text);
            if row == size.rows {
                break;
            }
            let mut text = String::new();
            for col in 0..=size.cols {
                text += if is_drawn(size.down(row, col)) {
                    "|"
                } else {
                    " "
                };
                if col < size.cols {
                    text += &format!(" {} ", self.owner_mark(row * size.cols + col));
                }
            }
            rows.push(text.trim_end().to_owned());
        }
        write!(f, "{}", rows.join("\n"))
    }
}

impl Dots {
    /// Who has taken a box.
    pub fn owner(&self, number: usize) -> Option<Player> {
        let holds = |boxes: u32| boxes & 1 << number != 0;
        match self.taken.map(holds) {
            [true, _] => Some(Player::First),
            [_, true] => Some(Player::Second),
            _ => None,
        }
    }

    fn owner_mark(&self, number: usize) -> char {
        match self.owner(number) {
            Some(Player::First) => 'A',
            Some(Player::Second) => 'B',
            None => ' ',
        }
    }
}

/// The size, the lines drawn, the boxes and the mover in one line.
impl fmt::Debug for Dots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.size)?;
        for line in self
            .size
            .numbers()
            .filter(|line| self.drawn & 1 << line != 0)
        {
            write!(f, " {}", self.size.line(line))?;
        }
        let [first, second] = self.taken.map(u32::count_ones);
        write!(f, " ({first}:{second}, {:?} to move)", self.to_move)
    }
}
