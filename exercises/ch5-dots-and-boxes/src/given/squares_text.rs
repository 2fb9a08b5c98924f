//! Positions of dots and squares as text: read from the moves that led to them, displayed as a
//! picture. Given: you write no code here.

use std::fmt;
use std::str::FromStr;

use game::{Board, Player};

use crate::size::Line;
use crate::squares::{BadField, Squares};
use crate::text::name;

/// The reason why a text is not a position of dots and squares.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoSquares {
    /// The size is missing or wrong.
    #[error(transparent)]
    Size(#[from] BadField),
    /// A move is not a link.
    #[error(transparent)]
    Link(#[from] NoSuchLink),
    /// A link that the player to move cannot make.
    #[error(
        "{0} is no move of the {1} player here: a link goes from a dot of one's own to a free one, \
         or to another of one's own"
    )]
    NotLegal(Line, Player),
}

/// The error for a text that does not name two neighbouring dots of the field.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} names no two neighbouring dots of {1}x{2}: a link is written like a1b1 or a1a2")]
pub struct NoSuchLink(pub String, pub usize, pub usize);

impl Squares {
    /// Reads a link by its two dots, in either order: `a1b1`, `B1-A1`, `b1 a1`.
    ///
    /// # Errors
    /// If the text does not name two neighbouring dots of this field.
    pub fn read_link(&self, text: &str) -> Result<Line, NoSuchLink> {
        let line = self.size().read_line(text);
        line.map_err(|_| NoSuchLink(text.trim().to_owned(), self.rows(), self.cols()))
    }

    /// Reads a game: its start, from the size in dots, and the links in the order in which they are
    /// made.
    ///
    /// # Errors
    /// If the size is wrong, or if a word is not a link that could be made at that point.
    pub fn read_game(text: &str) -> Result<(Self, Vec<Line>), NoSquares> {
        let mut words = text.split_whitespace();
        let size = words.next().unwrap_or_default();
        let (rows, cols) = size.split_once(['x', 'X', '×']).ok_or(BadField)?;
        let number = |digits: &str| digits.parse().map_err(|_| BadField);
        let start = Self::new(number(rows)?, number(cols)?)?;
        let (mut board, mut links) = (start, Vec::new());
        for word in words {
            let link = board.read_link(word)?;
            let refused = |_| NoSquares::NotLegal(link, board.to_move());
            board = board.try_play(link).map_err(refused)?;
            links.push(link);
        }
        Ok((start, links))
    }
}

impl FromStr for Squares {
    type Err = NoSquares;

    /// Reads the size in dots, and the links in the order in which they were made: `3x3 a1b1 c3c2`.
    fn from_str(text: &str) -> Result<Self, NoSquares> {
        let (start, links) = Self::read_game(text)?;
        Ok(links
            .into_iter()
            .fold(start, |board, link| board.play(link)))
    }
}

/// The field as a picture: the owner of each dot (`.` if it is free), the links, and the owners of
/// the squares.
impl fmt::Display for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.size();
        let mut lines = Vec::new();
        for row in 0..self.rows() {
            let (mut dots, mut below) = (String::new(), String::new());
            for col in 0..self.cols() {
                dots.push(self.owner(row, col).map_or('.', name));
                if col < size.cols {
                    let linked = self.is_linked(size.across(row, col));
                    dots += if linked { "---" } else { "   " };
                }
                if row < size.rows {
                    let linked = self.is_linked(size.down(row, col));
                    let mark = self.square(row, col).map_or(' ', name);
                    below += &format!("{} {mark} ", if linked { '|' } else { ' ' });
                }
            }
            lines.push(dots);
            lines.push(below.trim_end().to_owned());
        }
        lines.pop(); // below the last row there is nothing
        write!(f, "{}", lines.join("\n"))
    }
}

/// The size in dots, the links, the squares and the mover in one line.
impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows(), self.cols())?;
        let lines = self.size().numbers().map(|number| self.size().line(number));
        for link in lines.filter(|&link| self.is_linked(link)) {
            let (row, col) = link.place();
            write!(f, " {}:{link}", self.owner(row, col).map_or('?', name))?;
        }
        let [first, second] = self.score();
        write!(f, " ({first}:{second}, {:?} to move)", self.to_move())
    }
}
