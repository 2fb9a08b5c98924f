//! The same game on two numbers: a bit for each square.
//!
//! Column c, row r is the bit c · (rows + 1) + r. One bit above each column is always empty, so a line that leaves the board
//! never runs into the next column. Tromp's program of 1988 (*Fhourstones*) stores the board like this.

use std::fmt;

use game::{Board, Player, Value};

use crate::board::ConnectFour;
use crate::column::Column;
use crate::evaluate;
use crate::size::Size;

/// A position of Connect Four. It returns the same results as [`ConnectFour`] in less time.
// ANCHOR: bits
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bits {
    size: Size,
    /// The discs of the player to move.
    own: u64,
    /// The discs of both players.
    discs: u64,
}
// ANCHOR_END: bits

/// For each number of rows and columns, the lowest square of every column.
const BOTTOMS: [[u64; 8]; 7] = {
    let mut bottoms = [[0; 8]; 7];
    let mut rows = 1;
    while rows < bottoms.len() {
        let mut columns = 1;
        while columns < bottoms[rows].len() {
            bottoms[rows][columns] = bottoms[rows][columns - 1] | 1 << ((columns - 1) * (rows + 1));
            columns += 1;
        }
        rows += 1;
    }
    bottoms
};

impl Bits {
    /// Returns the empty board.
    pub fn new(size: Size) -> Self {
        Self {
            size,
            own: 0,
            discs: 0,
        }
    }

    /// Returns the size of the board.
    pub fn size(self) -> Size {
        self.size
    }

    /// Returns the discs of the player who made the last move.
    pub(crate) fn others(self) -> u64 {
        self.own ^ self.discs
    }

    /// Returns a number that this position shares only with its mirror image. In each column of the number, the lowest empty square
    /// is a one, and the squares below it show whose discs they are. The mirror image has these columns in reverse order.
    pub(crate) fn key(self) -> u64 {
        let key = self.own + self.discs + self.bottom();
        let column = (1 << self.step()) - 1;
        let mirrored = (0..self.size.columns()).fold(0, |mirrored, index| {
            mirrored << self.step() | key >> (index * self.step()) & column
        });
        key.min(mirrored)
    }

    /// Returns the number of moves made.
    pub fn moves_done(self) -> u32 {
        self.discs.count_ones()
    }

    /// Returns the distance from a square to its right neighbour.
    fn step(self) -> usize {
        self.size.rows() + 1
    }

    /// Returns the lowest square of every column.
    fn bottom(self) -> u64 {
        BOTTOMS[self.size.rows()][self.size.columns()]
    }

    /// Returns every square of the board.
    fn squares(self) -> u64 {
        self.bottom() * ((1 << self.size.rows()) - 1)
    }

    /// Returns the squares of a column.
    fn column(self, column: Column) -> u64 {
        ((1 << self.size.rows()) - 1) << (column.index() * self.step())
    }

    /// Returns the playable squares: the lowest empty square of each column.
    pub(crate) fn playable(self) -> u64 {
        (self.discs + self.bottom()) & self.squares()
    }

    /// Returns the playable square of a column, as a number with a single bit, or 0 if the column is full.
    pub(crate) fn square(self, column: Column) -> u64 {
        self.playable() & self.column(column)
    }

    /// Returns the position after a disc on `square`.
    // ANCHOR: drop
    pub(crate) fn drop(self, square: u64) -> Self {
        Self {
            own: self.others(), // now the other player moves
            discs: self.discs | square,
            ..self
        }
    }
    // ANCHOR_END: drop

    /// Returns whether the player who made the last move has four in a line. Each direction takes two shifts: pairs, then pairs
    /// of pairs.
    // ANCHOR: has_four
    pub(crate) fn has_four(self) -> bool {
        let discs = self.others();
        self.directions().into_iter().any(|step| {
            let pairs = discs & (discs >> step);
            pairs & (pairs >> (2 * step)) != 0
        })
    }
    // ANCHOR_END: has_four

    /// Returns the empty squares that complete four in a line for `discs`. Some of them are not reachable yet.
    fn completing(self, discs: u64) -> u64 {
        let mut found = 0;
        for step in self.directions() {
            let (one, two, three) = (discs << step, discs << (2 * step), discs << (3 * step));
            let (back, back_two, back_three) =
                (discs >> step, discs >> (2 * step), discs >> (3 * step));
            found |= one & two & three
                | back & one & two
                | back_two & back & one
                | back_three & back_two & back;
        }
        found & self.squares() & !self.discs
    }

    /// Returns the empty squares that complete four for the player to move.
    pub(crate) fn wins(self) -> u64 {
        self.completing(self.own)
    }

    /// Returns the empty squares that complete four for the other player.
    pub(crate) fn threats(self) -> u64 {
        self.completing(self.others())
    }

    /// Returns the number of squares that would complete four in a line for the player to move, after a disc on `square`.
    pub(crate) fn wins_after(self, square: u64) -> u32 {
        self.completing(self.own | square).count_ones()
    }

    /// Returns the same value as [`evaluate::open_lines`].
    fn open_lines(self) -> Value {
        let [first, second] = match self.to_move() {
            Player::First => [self.own, self.others()],
            Player::Second => [self.others(), self.own],
        };
        let squares = self.squares();
        let mut value = 0;
        for step in self.directions() {
            let line = 1 | 1 << step | 1 << (2 * step) | 1 << (3 * step);
            let mut starts =
                squares & squares >> step & squares >> (2 * step) & squares >> (3 * step);
            while starts != 0 {
                let line = line << starts.trailing_zeros();
                starts &= starts - 1; // the lowest bit is gone
                value += evaluate::line((first & line).count_ones(), (second & line).count_ones());
            }
        }
        value
    }

    /// Returns the distances from a square to the next square of a line: upright, level and along the diagonals.
    fn directions(self) -> [usize; 4] {
        [1, self.step(), self.step() + 1, self.step() - 1]
    }
}

impl Board for Bits {
    type Move = Column;
    const KIND: &'static str = ConnectFour::KIND;

    fn to_move(&self) -> Player {
        match self.moves_done() % 2 {
            0 => Player::First,
            _ => Player::Second,
        }
    }

    fn legal_moves(&self) -> impl Iterator<Item = Column> {
        let columns = if self.has_four() {
            0
        } else {
            self.size.columns()
        };
        let columns = (0..columns as u8).map(Column);
        columns.filter(|&column| self.square(column) != 0)
    }

    /// # Panics
    /// If the column is full.
    fn play(&self, column: Column) -> Self {
        let square = self.square(column);
        assert!(square != 0, "the column is not full");
        self.drop(square)
    }

    fn done(&self) -> bool {
        self.discs == self.squares() || self.has_four()
    }

    fn evaluate(&self) -> Value {
        if self.has_four() {
            return evaluate::won(self.to_move().other(), self.moves_done());
        }
        match self.done() {
            true => 0,
            false => self.open_lines(),
        }
    }
}

impl From<Bits> for ConnectFour {
    fn from(bits: Bits) -> Self {
        let mut board = Self::new(bits.size);
        let mover = bits.to_move();
        for row in 0..bits.size.rows() {
            for column in 0..bits.size.columns() {
                let square = 1 << (column * bits.step() + row);
                board.squares[row][column] = match bits.own & square {
                    _ if bits.discs & square == 0 => None,
                    0 => Some(mover.other()),
                    _ => Some(mover),
                };
            }
        }
        board.moves_done = bits.moves_done();
        board.winner = bits.has_four().then(|| mover.other());
        board
    }
}

impl From<&ConnectFour> for Bits {
    fn from(board: &ConnectFour) -> Self {
        let mut bits = Self::new(board.size);
        for (row, squares) in board.squares.iter().enumerate() {
            for (column, holder) in squares.iter().enumerate() {
                let Some(player) = holder else { continue };
                let square = 1 << (column * bits.step() + row);
                bits.discs |= square;
                if *player == board.to_move() {
                    bits.own |= square;
                }
            }
        }
        bits
    }
}

impl fmt::Display for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&ConnectFour::from(*self), f)
    }
}

impl fmt::Debug for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&ConnectFour::from(*self), f)
    }
}
