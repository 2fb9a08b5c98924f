//! The textbook's board: three rows of three squares, and the number of moves made. Given: it calls
//! the functions that you write in `winner`, `rules` and `evaluate`.

use std::fmt;
use std::str::FromStr;

use game::{Board, Player, Value};

use crate::bits::Bits;
use crate::cell::{Cell, NoSuchCell};
use crate::position::{self, NoPosition};
use crate::{evaluate, rules, winner};

/// A position of tic-tac-toe.
// ANCHOR: tic_tac_toe
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct TicTacToe {
    /// The player who has marked each square: `squares[row][col]`, both from 0 to 2.
    pub squares: [[Option<Player>; 3]; 3],
    /// The number of moves that both players have made. It determines who moves next.
    pub moves_done: u32,
}
// ANCHOR_END: tic_tac_toe

/// A move: the square that is marked. It is displayed as the number of its cell, 1 to 9.
///
/// A textbook uses a move outside the board, (3, 3), for "no move". In Rust we use `None`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// The row, 0 to 2.
    pub row: usize,
    /// The column, 0 to 2.
    pub col: usize,
}

impl TicTacToe {
    /// Creates the empty board.
    pub fn new() -> Self {
        Self::default()
    }
}

// ANCHOR: board
impl Board for TicTacToe {
    type Move = Move;
    const KIND: &'static str = "three";

    fn to_move(&self) -> Player {
        if self.moves_done.is_multiple_of(2) {
            Player::First
        } else {
            Player::Second
        }
    }

    fn legal_moves(&self) -> impl Iterator<Item = Move> {
        rules::legal_moves(self, winner::winner(self))
    }

    fn play(&self, mv: Move) -> Self {
        rules::play(self, mv)
    }

    fn done(&self) -> bool {
        rules::done(self, winner::winner(self))
    }

    fn evaluate(&self) -> Value {
        evaluate::evaluate(winner::winner(self), self.moves_done)
    }

    fn better(&self, value: Value, old: Value) -> bool {
        evaluate::better(self.to_move(), value, old)
    }

    fn worst_case(&self) -> Value {
        evaluate::worst_case(self.to_move())
    }
}
// ANCHOR_END: board

impl From<Bits> for TicTacToe {
    fn from(bits: Bits) -> Self {
        let mut squares = [[None; 3]; 3];
        for cell in Cell::all() {
            squares[cell.row()][cell.col()] = bits.holder(cell);
        }
        Self {
            squares,
            moves_done: bits.moves_done(),
        }
    }
}

impl FromStr for TicTacToe {
    type Err = NoPosition;

    /// Reads nine cells, row by row: `X`, `O`, and `.` for an empty one.
    fn from_str(text: &str) -> Result<Self, NoPosition> {
        text.parse::<Bits>().map(Self::from)
    }
}

/// Three lines of three squares.
impl fmt::Display for TicTacToe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        position::lines(
            |cell| position::mark(self.squares[cell.row()][cell.col()]),
            f,
        )
    }
}

/// The nine squares in one word.
impl fmt::Debug for TicTacToe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        position::word(
            |cell| position::mark(self.squares[cell.row()][cell.col()]),
            f,
        )
    }
}

impl From<Cell> for Move {
    fn from(cell: Cell) -> Self {
        Self {
            row: cell.row(),
            col: cell.col(),
        }
    }
}

impl FromStr for Move {
    type Err = NoSuchCell;

    /// Reads the number of a cell, 1 to 9.
    fn from_str(text: &str) -> Result<Self, NoSuchCell> {
        text.parse::<Cell>().map(Self::from)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&(3 * self.row + self.col + 1), f)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
