//! The memo: what the boxes still open are worth depends on the lines alone. How the lines came
//! there, and who took the boxes before, no longer matters.
//!
//! The value of such a rest is the mover's: how many boxes more than the other the player to move
//! wins from here. So one entry serves both players, and the value is negated where the turn
//! passes, and only there.

use game::Value;

use super::ordered_field::OrderedField;
use crate::size::Lines;

/// An entry for a set of lines not valued yet: no field has as many boxes.
pub const UNKNOWN: i8 = i8::MIN;

/// Minimax with a memo, an entry for every set of lines.
pub fn remembered(field: &OrderedField) -> Value {
    let sets = 1 << field.size().lines();
    memo(field, 0, &mut vec![UNKNOWN; sets])
}

/// The mover's value of the rest. Each of the 2^E sets of lines is looked into once, and asked for
/// once by every set that has one line less: E·2^(E−1) + 1 calls, the first included.
pub fn memo(field: &OrderedField, drawn: Lines, known: &mut [i8]) -> Value {
    if known[drawn as usize] != UNKNOWN {
        return known[drawn as usize].into();
    }
    let values = field.open(drawn).map(|line| match field.draw(drawn, line) {
        (next, 0) => -memo(field, next, known),
        (next, closed) => closed + memo(field, next, known),
    });
    let best = values.max().unwrap_or(0);
    known[drawn as usize] = best as i8;
    best
}

/// The nodes of the memo with this number of lines to draw, by that rule, as far as numbers reach.
pub fn nodes_of_memo(lines: usize) -> Option<u128> {
    let sets = 1_u128.checked_shl(u32::try_from(lines).ok()?)?;
    (sets / 2).checked_mul(lines as u128)?.checked_add(1)
}
