//! The fourth rung: all eight images of a board.

use super::Count;
use super::border::borders;
use super::inner::Inner;

/// Counts all ways to place `n` queens by visiting an eighth of them.
///
/// A turned or reflected solution is another solution, or the same one. So the search first places
/// the queens of the four border lines, in one way out of each set of images. A solution within
/// such a border counts as often as the border has different images: 8 times, 4 times if half a
/// turn leaves it unchanged, twice if a quarter turn does.
///
/// The search fills the rows within as in [`bitmask`](super::bitmask()), but more squares are
/// attacked from the start. With 15 queens it visits 32.5 million nodes and `bitmask` 171 million.
/// That is a fifth, not an eighth: a search from top to bottom reaches many of the borders only
/// after it has failed for another reason.
///
/// Source: the idea of placing the border first is from T. B. Preußer and M. R. Engelhardt,
/// *Putting queens in carry chains, No. 27*, Journal of Signal Processing Systems 88 (2017),
/// 185–201, who place the two outermost lines on each side.
///
/// # Panics
///
/// If `n` is 0 or larger than [`MOST_QUEENS`](super::MOST_QUEENS).
// ANCHOR: count_symmetric
pub fn symmetric<C: Count>(n: usize) -> C {
    super::assert_size(n);
    let within = |(border, images)| fill::<C>(Inner::within(border, n)).times(images);
    C::NODE + borders(n).into_iter().map(within).sum()
}

/// Counts all ways to fill the rows within a border. The border itself counts as a node.
fn fill<C: Count>(board: Inner) -> C {
    if board.open == 0 {
        return C::NODE + C::SOLUTION;
    }
    let Inner {
        open,
        falling,
        rising,
        steps,
    } = board;
    C::NODE + search(open, falling, rising, steps, board.free())
}

/// As in `bitmask`, but the next row is one, two or three steps below. The numbers are separate
/// arguments because a struct of four would be passed through memory, which takes a quarter longer.
fn search<C: Count>(
    mut open: u64,
    mut falling: u64,
    mut rising: u64,
    mut steps: u64,
    mut free: u64,
) -> C {
    let mut count = C::NONE;
    while free != 0 {
        let queen = free & free.wrapping_neg();
        free ^= queen;
        count += C::NODE;

        let board = Inner {
            open,
            falling,
            rising,
            steps,
        };
        let below = board.place(queen);
        if below.free() == 0 {
            if below.open == 0 {
                count += C::SOLUTION;
            }
        } else if free != 0 {
            count += search(
                below.open,
                below.falling,
                below.rising,
                below.steps,
                below.free(),
            );
        } else {
            (
                Inner {
                    open,
                    falling,
                    rising,
                    steps,
                },
                free,
            ) = (below, below.free());
        }
    }
    count
}
// ANCHOR_END: count_symmetric
