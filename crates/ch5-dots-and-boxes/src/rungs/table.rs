//! Alpha-beta and the memo together: a table that keeps, for each set of lines, between which
//! bounds the value of the rest lies.
//!
//! A search with a window does not always find the value. What it found is a bound all the same,
//! and the next search of the same lines begins with it.

use game::Value;

use super::ordered_field::OrderedField;
use crate::size::Lines;

/// The least and the most that a rest can be worth to the player to move.
pub type Bounds = (i8, i8);

/// An entry for a set of lines not searched yet.
pub const UNKNOWN: Bounds = (i8::MAX, i8::MIN);

/// Alpha-beta with an open window, a table and the bound.
pub fn tabled(field: &OrderedField) -> Value {
    let mut table = vec![UNKNOWN; 1 << field.size().lines()];
    let boxes = field.size().boxes() as Value;
    // Not Value::MIN, which cannot be negated. No rest is worth as much.
    with_table(field, 0, boxes, -Value::MAX, Value::MAX, &mut table)
}

/// The mover's value of the rest, of which `left` boxes are open: the value, where it lies in the
/// window; otherwise a bound, as in alpha-beta.
///
/// What is known at first is the bound: all boxes left for one, or all for the other. Where what is
/// known lies outside the window, or is a single value, nothing need be searched; and where it is
/// narrower than the window, it becomes the window.
// ANCHOR: with_table
pub fn with_table(
    field: &OrderedField,
    drawn: Lines,
    left: Value,
    alpha: Value,
    beta: Value,
    table: &mut [Bounds],
) -> Value {
    let (least, most) = match table[drawn as usize] {
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
    for line in field.open(drawn) {
        let sure = alpha.max(best);
        if sure >= beta {
            break;
        }
        let value = match field.draw(drawn, line) {
            (next, 0) => -with_table(field, next, left, -beta, -sure, table),
            (next, closed) => {
                let (alpha, beta) = (sure - closed, beta - closed);
                closed + with_table(field, next, left - closed, alpha, beta, table)
            }
        };
        best = best.max(value);
    }
    // Above alpha it is no less than this, below beta no more; between them it is this.
    let least = if best > alpha { best } else { least };
    let most = if best < beta { best } else { most };
    table[drawn as usize] = (least as i8, most as i8);
    best
}
// ANCHOR_END: with_table
