//! Positions as text.
//!
//! A position is written as its rows from the top, with `X`, `O` and `.` for an empty square. The rows are separate lines, or a
//! single line with `/` between them. A shorter form is `7x6 4435`: the size, and the columns of the moves that were made.

use std::fmt::{self, Write};
use std::str::FromStr;

use game::{Board, Player};

use crate::board::ConnectFour;
use crate::column::Column;
use crate::size::{NoSize, Size};

/// The reason why a text is not a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoPosition {
    /// The size is not a valid board size.
    #[error(transparent)]
    Size(#[from] NoSize),
    /// A character without a meaning.
    #[error("{0:?} is neither X, O nor a dot")]
    Character(char),
    /// The rows have different lengths.
    #[error("every row must have as many squares as the first, {0}")]
    Rows(usize),
    /// An illegal move.
    #[error("move {number}, {column}, cannot be made here")]
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// The character for the move.
        column: char,
    },
    /// A disc above an empty square.
    #[error("the disc in column {0} lies above an empty square")]
    Floating(Column),
    /// Numbers of discs that no game leads to.
    #[error("X moves first and both take turns, so {first} X and {second} O cannot be")]
    Discs {
        /// The number of X.
        first: u32,
        /// The number of O.
        second: u32,
    },
    /// A player moved after the other player had won.
    #[error("the game went on after somebody had won")]
    AfterTheEnd,
}

impl FromStr for ConnectFour {
    type Err = NoPosition;

    fn from_str(text: &str) -> Result<Self, NoPosition> {
        let text = text.trim();
        match text.starts_with(|first: char| first.is_ascii_digit()) {
            true => moves(text),
            false => rows(text),
        }
    }
}

/// Reads `7x6 4435`. Spaces between the moves are allowed.
fn moves(text: &str) -> Result<ConnectFour, NoPosition> {
    let (size, moves) = text.split_once(' ').unwrap_or((text, ""));
    let mut board = ConnectFour::new(size.parse()?);
    for (number, column) in (1..).zip(moves.chars().filter(|column| !column.is_whitespace())) {
        let mv = column.to_string().parse::<Column>().ok();
        board = mv
            .and_then(|mv| board.try_play(mv).ok())
            .ok_or(NoPosition::Move { number, column })?;
    }
    Ok(board)
}

/// Reads rows, from the top.
fn rows(text: &str) -> Result<ConnectFour, NoPosition> {
    let rows: Vec<&str> = text.split(['/', '\n']).map(str::trim).collect();
    let columns = rows[0].chars().count();
    let mut board = ConnectFour::new(Size::new(columns, rows.len())?);
    for (row, text) in rows.iter().rev().enumerate() {
        if text.chars().count() != columns {
            return Err(NoPosition::Rows(columns));
        }
        for (column, square) in text.chars().enumerate() {
            board.squares[row][column] = match square {
                'X' | 'x' => Some(Player::First),
                'O' | 'o' => Some(Player::Second),
                '.' => None,
                other => return Err(NoPosition::Character(other)),
            };
        }
    }
    check(board)
}

/// Checks that a game can lead to this board, as far as that is visible, and counts the moves.
fn check(mut board: ConnectFour) -> Result<ConnectFour, NoPosition> {
    for column in (0..board.size.columns() as u8).map(Column) {
        let free = board.lowest_free(column).unwrap_or(board.size.rows());
        if (free..board.size.rows()).any(|row| board.squares[row][column.index()].is_some()) {
            return Err(NoPosition::Floating(column));
        }
    }
    let count = |player| {
        let squares = board.squares.iter().flatten();
        squares.filter(|&&holder| holder == Some(player)).count() as u32
    };
    let (first, second) = (count(Player::First), count(Player::Second));
    if first != second && first != second + 1 {
        return Err(NoPosition::Discs { first, second });
    }
    board.moves_done = first + second;
    // The winner made the last move, with a disc on the top of a column. Without this disc nobody had four.
    let fours = board.fours();
    let last = board.to_move().other();
    if fours.is_empty() {
        return Ok(board);
    }
    let tops = (0..board.size.columns()).filter_map(|column| {
        let row = board
            .lowest_free(Column(column as u8))
            .unwrap_or(board.size.rows());
        Some((row.checked_sub(1)?, column))
    });
    let ends = |top: &(usize, usize)| fours.iter().all(|four| four.contains(top));
    let won_last = tops.into_iter().any(|top| ends(&top))
        && fours
            .iter()
            .flatten()
            .all(|&(row, column)| board.squares[row][column] == Some(last));
    if !won_last {
        return Err(NoPosition::AfterTheEnd);
    }
    board.winner = Some(last);
    Ok(board)
}

/// Prints the rows as lines, from the top.
impl fmt::Display for ConnectFour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(self, "\n", f)
    }
}

/// Prints the rows as one word.
impl fmt::Debug for ConnectFour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(self, "/", f)
    }
}

/// Returns the character of a square: `X`, `O`, or `.` if it is empty.
pub fn mark(square: Option<Player>) -> char {
    match square {
        Some(Player::First) => 'X',
        Some(Player::Second) => 'O',
        None => '.',
    }
}

fn write(board: &ConnectFour, between: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for row in (0..board.size.rows()).rev() {
        for square in &board.squares[row][..board.size.columns()] {
            f.write_char(mark(*square))?;
        }
        if row > 0 {
            f.write_str(between)?;
        }
    }
    Ok(())
}
