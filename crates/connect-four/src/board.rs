//! The readable board: rows of squares, and the number of moves made.

use game::{Board, Player, Value};

use crate::column::Column;
use crate::evaluate;
use crate::size::Size;

/// A position of Connect Four.
// ANCHOR: connect_four
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ConnectFour {
    /// The number of columns and rows of the board.
    pub size: Size,
    /// The owner of each disc: `squares[row][column]`. Row 0 is the lowest.
    pub squares: [[Option<Player>; 7]; 6],
    /// The number of moves by both players, which determines who moves next.
    pub moves_done: u32,
    /// The player with four in a line.
    pub winner: Option<Player>,
}
// ANCHOR_END: connect_four

/// The four directions of a line, as steps of rows and columns: level, upright, and the two diagonals.
pub(crate) const DIRECTIONS: [(isize, isize); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

impl ConnectFour {
    /// Returns the empty board.
    pub fn new(size: Size) -> Self {
        Self {
            size,
            squares: [[None; 7]; 6],
            moves_done: 0,
            winner: None,
        }
    }

    /// Returns the owner of the disc on a square, or `None` for an empty square and outside the board.
    pub fn holder(&self, row: isize, column: isize) -> Option<Player> {
        let row = usize::try_from(row).ok()?;
        let column = usize::try_from(column).ok()?;
        *self.squares.get(row)?.get(column)?
    }

    /// Returns the lowest free row of a column, or `None` if the column is full.
    pub fn lowest_free(&self, column: Column) -> Option<usize> {
        (0..self.size.rows()).find(|&row| self.squares[row][column.index()].is_none())
    }

    /// Returns all lines of four squares with discs of one player, each as the rows and columns of its squares.
    pub fn fours(&self) -> Vec<[(usize, usize); 4]> {
        let lines = (0..self.size.rows()).flat_map(|row| {
            let columns = 0..self.size.columns();
            columns.flat_map(move |column| DIRECTIONS.map(|step| (row, column, step)))
        });
        let four = |(row, column, (up, right)): (usize, usize, (isize, isize))| {
            let square =
                |steps: isize| (row as isize + steps * up, column as isize + steps * right);
            let player = self.holder(row as isize, column as isize)?;
            let squares = [0, 1, 2, 3].map(square);
            let is_held =
                |&(row, column): &(isize, isize)| self.holder(row, column) == Some(player);
            let squares = squares.iter().all(is_held).then_some(squares)?;
            Some(squares.map(|(row, column)| (row as usize, column as usize)))
        };
        lines.filter_map(four).collect()
    }

    /// Returns whether the disc on this square is one of four in a line.
    fn is_in_four(&self, row: usize, column: usize) -> bool {
        let (row, column) = (row as isize, column as isize);
        let player = self.holder(row, column);
        let run = |down: isize, right: isize| {
            let same =
                |&step: &isize| self.holder(row + step * down, column + step * right) == player;
            (1..4).take_while(same).count()
        };
        let four = |&(down, right): &(isize, isize)| run(down, right) + 1 + run(-down, -right) >= 4;
        DIRECTIONS.iter().any(four)
    }
}

// ANCHOR: board
impl Board for ConnectFour {
    type Move = Column;
    const KIND: &'static str = "four";

    fn to_move(&self) -> Player {
        match self.moves_done % 2 {
            0 => Player::First,
            _ => Player::Second,
        }
    }

    /// Returns the columns that are not full, from left to right.
    fn legal_moves(&self) -> impl Iterator<Item = Column> {
        let columns = if self.winner.is_none() {
            self.size.columns()
        } else {
            0
        };
        let columns = (0..columns as u8).map(Column);
        columns.filter(|&column| self.lowest_free(column).is_some())
    }

    /// # Panics
    /// If the column is full.
    fn play(&self, column: Column) -> Self {
        let row = self.lowest_free(column).expect("the column is not full");
        let mut next = self.clone();
        next.squares[row][column.index()] = Some(self.to_move());
        next.moves_done += 1;
        if next.is_in_four(row, column.index()) {
            next.winner = Some(self.to_move());
        }
        next
    }

    fn done(&self) -> bool {
        self.winner.is_some() || self.moves_done == self.size.squares()
    }

    fn evaluate(&self) -> Value {
        match self.winner {
            Some(winner) => evaluate::won(winner, self.moves_done),
            None if self.done() => 0,
            None => evaluate::open_lines(self),
        }
    }
}
// ANCHOR_END: board
