//! Tic-tac-toe with its cells always tried in one order.

use std::fmt;

use game::{Board, Player, Value};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

/// Of all 362 880 fixed orders the one that visits fewest nodes, and the one that visits most.
pub const BEST_AND_WORST: [[usize; 9]; 2] =
    [[5, 3, 7, 1, 9, 2, 8, 4, 6], [2, 8, 4, 6, 3, 1, 7, 9, 5]];

/// A position, valued +1, 0 or −1, and the order in which its cells are tried.
#[derive(Debug, Clone, Copy)]
pub struct FixedOrder<'o> {
    board: Bits,
    order: &'o [Cell; 9],
}

impl<'o> FixedOrder<'o> {
    /// The empty board.
    pub fn new(order: &'o [Cell; 9]) -> Self {
        Self {
            board: Bits::new(),
            order,
        }
    }
}

impl Board for FixedOrder<'_> {
    type Move = Cell;

    fn to_move(&self) -> Player {
        self.board.to_move()
    }

    fn legal_moves(&self) -> impl Iterator<Item = Cell> {
        let (board, over) = (self.board, self.board.done());
        let taken = board.set(Player::First) | board.set(Player::Second);
        let free = move |cell: &Cell| !over && taken >> cell.index() & 1 == 0;
        self.order.iter().copied().filter(free)
    }

    fn play(&self, cell: Cell) -> Self {
        Self {
            board: self.board.play(cell),
            order: self.order,
        }
    }

    fn done(&self) -> bool {
        self.board.done()
    }

    fn evaluate(&self) -> Value {
        self.board.evaluate().signum()
    }
}

impl fmt::Display for FixedOrder<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.board, f)
    }
}

/// The cells of an order by their numbers, 1 to 9.
pub fn cells(order: [usize; 9]) -> [Cell; 9] {
    let mut cells = Cell::all().collect::<Vec<_>>();
    cells.sort_by_key(|cell| order.iter().position(|&number| number == cell.number()));
    std::array::from_fn(|at| cells[at])
}
