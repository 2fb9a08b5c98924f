//! The fifth rung: several searches side by side.

use std::array;

use super::Count;
use super::border::borders;
use super::inner::Inner;

/// The number of interleaved searches. With four, the processor has enough work while each of them
/// waits for its own last step. With more, their state no longer fits into the registers.
const LANES: usize = 4;

/// Counts all ways to place `n` queens, four borders at a time.
///
/// Wrong guesses slow [`symmetric`](super::symmetric()) down, not its arithmetic: the processor
/// guesses whether a square leads on or is a dead end. About one in three is a dead end, without
/// any pattern, so it often guesses wrong. Here a step has no branch. It always writes the next
/// board on its stack, and then makes the stack one higher if that board has a free square. The
/// next step simply overwrites a dead end. Each step has to wait for the one before, and meanwhile
/// the processor works on three other searches.
///
/// Visits the same nodes as [`symmetric`](super::symmetric()), three times as fast.
///
/// # Panics
///
/// If `n` is 0 or larger than [`MOST_QUEENS`](super::MOST_QUEENS).
pub fn side_by_side<C: Count>(n: usize) -> C {
    super::assert_size(n);
    C::NODE + search_all(starts(n).into_iter())
}

/// A border with its queens placed, and the number of its images.
pub(super) type Start = (Inner, u64);

/// Returns all the borders of an `n` by `n` board.
pub(super) fn starts(n: usize) -> Vec<Start> {
    let within = |(border, images)| (Inner::within(border, n), images);
    borders(n).into_iter().map(within).collect()
}

// ANCHOR: count_lanes
/// Counts all ways to fill the boards of `starts`. When a lane has finished, it takes the next
/// board.
pub(super) fn search_all<C: Count>(mut starts: impl Iterator<Item = Start>) -> C {
    let mut count = C::NONE;
    let mut lanes: [Lane; LANES] = array::from_fn(|_| Lane::default());
    loop {
        for lane in &mut lanes {
            while lane.height == 0 {
                let Some(start) = starts.next() else {
                    return count + lanes.iter_mut().map(Lane::finish).sum();
                };
                count += lane.begin(start);
            }
            count += lane.step();
        }
    }
}

/// A search without calls: the boards above the current one are on a stack of our own.
#[derive(Default)]
struct Lane {
    /// Boards with the untried free squares of their next row. The first place is never used, so a
    /// height of 0 means an empty stack.
    stack: [(Inner, u64); 32],
    height: usize,
    images: u64,
}

impl Lane {
    /// Starts with a new board, if it has anything to search.
    fn begin<C: Count>(&mut self, (board, images): Start) -> C {
        self.images = images;
        self.stack[1] = (board, board.free());
        self.height = usize::from(board.free() != 0);
        let solved = u64::from(board.open == 0);
        C::NODE + C::SOLUTION.times(images * solved)
    }

    /// Tries one square, without a branch.
    #[inline(always)]
    fn step<C: Count>(&mut self) -> C {
        let (board, free) = self.stack[self.height % 32];
        let queen = free & free.wrapping_neg();
        let others = free ^ queen;
        self.stack[self.height % 32].1 = others;
        self.height -= usize::from(others == 0);

        let below = board.place(queen);
        self.stack[(self.height + 1) % 32] = (below, below.free());
        self.height += usize::from(below.free() != 0);
        let solved = u64::from(below.open == 0);
        C::NODE + C::SOLUTION.times(self.images * solved)
    }

    /// Searches the rest.
    fn finish<C: Count>(&mut self) -> C {
        let mut count = C::NONE;
        while self.height > 0 {
            count += self.step();
        }
        count
    }
}
// ANCHOR_END: count_lanes
