//! A board whose moves have a fixed, precomputed order.

use std::fmt;

use game::{Board, Player};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

/// Tic-tac-toe with its cells in the order of the digits of `CELLS`: 513 792 468 is the centre, then the corners, then the edges.
///
/// It does the same as [`game::Ordered`] with a rank that depends only on the cell. But this board does not sort during the
/// search: for each set of cells, a table lists the order. The other searches in the comparison do not
/// sort either.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct InOrder<const CELLS: u32>(pub Bits);

impl<const CELLS: u32> InOrder<CELLS> {
    /// For each set of cells, their numbers in order. Each takes four bits, the first the lowest four. A
    /// `static` cannot depend on `CELLS`.
    const NUMBERS: [u64; 512] = {
        let mut numbers = [0; 512];
        let mut set = 0;
        while set < 512 {
            let mut rest = CELLS;
            while rest > 0 {
                let number = rest % 10; // from the last cell to the first
                if set >> (number - 1) & 1 == 1 {
                    numbers[set] = numbers[set] << 4 | number as u64;
                }
                rest /= 10;
            }
            set += 1;
        }
        numbers
    };
}

impl<const CELLS: u32> Board for InOrder<CELLS> {
    game::pass_on!(0: Bits, except legal_moves);

    fn legal_moves(&self) -> impl Iterator<Item = Cell> {
        let taken = self.0.set(Player::First) | self.0.set(Player::Second);
        let free = if self.done() { 0 } else { !taken };
        let mut numbers = Self::NUMBERS[usize::from(free & 511)];
        std::iter::from_fn(move || {
            let cell = Cell::new((numbers & 15) as usize)?; // no cell has the number 0
            numbers >>= 4;
            Some(cell)
        })
    }
}

impl<const CELLS: u32> InOrder<CELLS> {
    fn after(&self, board: Bits) -> Self {
        Self(board)
    }
}

impl<const CELLS: u32> fmt::Display for InOrder<CELLS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
