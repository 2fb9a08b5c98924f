//! Tic-tac-toe with its cells always tried in one order.

use game::{Board, Ordered, WinDrawLoss};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

/// The fixed orders with the fewest and with the most nodes among all 362 880, as numbers of the cells, 1 to 9. Chapter 4's
/// `tests/nodes/fixed_orders.rs` tries all of them.
pub const BEST_AND_WORST: [[usize; 9]; 2] =
    [[5, 3, 7, 1, 9, 2, 8, 4, 6], [2, 8, 4, 6, 3, 1, 7, 9, 5]];

/// Returns the empty board, valued +1, 0 or −1, whose cells are tried in this order.
pub fn fixed_order(cells: [usize; 9]) -> impl Board<Move = Cell> {
    let mut turns = [0; 9];
    for (turn, cell) in (0..).zip(cells) {
        turns[cell - 1] = turn;
    }
    Ordered::new(WinDrawLoss(Bits::new()), move |_, cell: Cell| {
        turns[cell.index()]
    })
}
