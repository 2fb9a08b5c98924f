//! Alpha-beta and the memo together: a table that keeps, for each set of lines, between which
//! bounds the value of the rest lies.
//!
//! A search with a window does not always find the value. What it found is a bound all the same,
//! and the next search of the same lines begins with it.

use call_trace::traced;
use game::{Ordered, Value};

use super::bound::BoxesLeft;
use super::ordered_field::{OrderedField, Position};
use crate::dots::Field;
use crate::size::{Line, Lines};

/// A board whose rest is known by its lines.
pub trait LinesDrawn: BoxesLeft {
    /// The lines drawn, in whatever order they are numbered.
    fn drawn(&self) -> Lines;
}

impl LinesDrawn for Position<'_> {
    fn drawn(&self) -> Lines {
        Position::drawn(self)
    }
}

/// So that a search is recorded: a watched field in an order.
impl<B: Field, F: Fn(&B, Line) -> i32 + Clone> LinesDrawn for Ordered<B, F> {
    fn drawn(&self) -> Lines {
        self.inner().dots().drawn
    }
}

/// The least and the most that a rest can be worth to the player to move.
pub type Bounds = (i8, i8);

/// An entry for a set of lines not searched yet.
pub const UNKNOWN: Bounds = (i8::MAX, i8::MIN);

/// Alpha-beta with an open window, a table and the bound.
pub fn tabled(field: &OrderedField) -> Value {
    let mut table = vec![UNKNOWN; 1 << field.size().lines()];
    // Not Value::MIN, which cannot be negated. No rest is worth as much.
    with_table(&Position::new(field), -Value::MAX, Value::MAX, &mut table)
}

/// The mover's value of the rest: the value, where it lies in the window; otherwise a bound, as in
/// alpha-beta.
///
/// What is known at first is the bound: all boxes left for one, or all for the other. Where what is
/// known lies outside the window, or is a single value, nothing need be searched; and where it is
/// narrower than the window, it becomes the window.
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
    // Above alpha it is no less than this, below beta no more; between them it is this.
    let least = if best > alpha { best } else { least };
    let most = if best < beta { best } else { most };
    table[entry] = (least as i8, most as i8);
    best
}
