//! The savings of a table in iterative deepening, if each depth passes its moves to the next.

use std::hash::Hash;

use alpha_beta::transposition::Table as Kept;
use charts::Table;
use dots_and_boxes::dots::Dots;
use game::Board;

use super::altered::{Altered, search};
use super::searches::{OPEN, start};
use crate::counted::{row, table};

/// Returns the calls of the last depth by itself, of all depths with a new table for each, and of all depths that pass on their
/// moves.
fn calls<B: Board + Eq + Hash>(board: &B, most: u32) -> [usize; 3] {
    let (mut alone, mut anew, mut handed_on) = (0, 0, 0);
    let mut kept = Kept::new();
    let plain = Altered::default();
    let recommended_first = Altered {
        recommended_first: true,
        ..plain
    };
    for depth in 1..=most {
        alone = 0;
        search(board, depth, OPEN, &mut Kept::new(), plain, &mut alone);
        anew += alone;
        search(
            board,
            depth,
            OPEN,
            &mut kept,
            recommended_first,
            &mut handed_on,
        );
    }
    [alone, anew, handed_on]
}

pub(super) fn between_depths() -> Table {
    let field = |text: &str| Dots::new(text.parse().expect("a size of a field"));
    let line = |name: &str, most: u32, calls: [usize; 3]| row(name, row(most, calls));
    let of = |size: &str, most| {
        let name = format!("dots and boxes, {size}");
        line(&name, most, calls(&field(size), most))
    };
    table(
        "game | depth | this depth alone | all depths, nothing remembered | all depths, moves handed on",
        [
            line("tic-tac-toe", 9, calls(&start(), 9)),
            of("1x3", 10),
            of("2x2", 12),
            of("2x3", 8),
            of("3x3", 6),
        ],
    )
}
