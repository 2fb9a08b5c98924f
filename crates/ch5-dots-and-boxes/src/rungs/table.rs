//! Alpha-beta and the memo together: for each set of lines, a table stores bounds on the value of
//! the rest.
//!
//! A search with a window does not always find the value. But its result is a bound, and the next
//! search of the same lines begins with that bound.

use call_trace::traced;
use game::{Ordered, Value};

use super::bound::BoxesLeft;
use super::ordered_field::{OrderedField, Position};
use crate::dots::Field;
use crate::size::{Line, Lines};

/// A board whose lines determine its rest.
pub trait LinesDrawn: BoxesLeft {
    /// Returns the lines drawn, whatever their numbering.
    fn drawn(&self) -> Lines;
}

impl LinesDrawn for Position<'_> {
    fn drawn(&self) -> Lines {
        Position::drawn(self)
    }
}

/// A watched field in an order, so that a search can be recorded.
impl<B: Field, F: Fn(&B, Line) -> i32 + Clone> LinesDrawn for Ordered<B, F> {
    fn drawn(&self) -> Lines {
        self.inner().dots().drawn
    }
}

/// The smallest and the largest possible value of a rest for the player to move.
pub type Bounds = (i8, i8);

/// The entry for a set of lines that is not searched yet.
pub const UNKNOWN: Bounds = (i8::MAX, i8::MIN);

/// Searches with alpha-beta, an open window, a table and the bound.
pub fn tabled(field: &OrderedField) -> Value {
    let mut table = vec![UNKNOWN; 1 << field.size().lines()];
    // Value::MIN cannot be negated. No rest has a value as large as this window.
    with_table(&Position::new(field), -Value::MAX, Value::MAX, &mut table)
}

/// Returns the mover's value of the rest if it is in the window, and otherwise a bound, as in
/// alpha-beta.
///
/// At first only the bound is known: all boxes left for one player, or all for the other. If the
/// known bounds are outside the window, or are equal, no search is needed. If they are narrower
/// than the window, they become the window.
// ANCHOR: with_table
#[traced(skip(board, table), window(alpha, beta), values(mover_rest))]
pub fn with_table<B: LinesDrawn>(
    board: &B,
    alpha: Value,
    beta: Value,
    table: &mut [Bounds],
) -> Value {
    let (left, entry) = (board.boxes_left(), board.drawn() as usize);
    let (least, most) = match table[entry] {
        UNKNOWN => (-left, left),
        (least, most) => (least.into(), most.into()),
    };
    if least >= beta || least == most {
        return least;
    }
    if most <= alpha {
        return most;
    }
    let (alpha, beta) = (alpha.max(least), beta.min(most));
    let mut best = -left;
    for line in board.legal_moves() {
        let sure = alpha.max(best);
        if sure >= beta {
            break;
        }
        let next = board.play(line);
        let value = match left - next.boxes_left() {
            0 => -with_table(&next, -beta, -sure, table),
            closed => closed + with_table(&next, sure - closed, beta - closed, table),
        };
        best = best.max(value);
    }
    // Above alpha the value is at least this, below beta at most, between them exactly this.
    let least = if best > alpha { best } else { least };
    let most = if best < beta { best } else { most };
    table[entry] = (least as i8, most as i8);
    best
}
// ANCHOR_END: with_table
