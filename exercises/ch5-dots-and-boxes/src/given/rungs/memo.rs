//! The memo: the value of the boxes still open depends only on the lines. The order of the lines
//! and the owners of the boxes taken before no longer matter.
//!
//! The value of such a rest is from the mover's side: the number of boxes that the player to move
//! wins from here, minus the other player's. So one entry serves both players. The value is negated
//! when the turn passes, and only then.

use game::Value;

use super::ordered_field::OrderedField;
use crate::size::Lines;

/// The entry for a set of lines without a value yet. No field has as many boxes.
pub const UNKNOWN: i8 = i8::MIN;

/// Searches with minimax and a memo, with an entry for every set of lines.
pub fn remembered(field: &OrderedField) -> Value {
    let sets = 1 << field.size().lines();
    memo(field, 0, &mut vec![UNKNOWN; sets])
}

/// Returns the mover's value of the rest. The function searches each of the 2^E sets of lines once,
/// and every set with one line fewer calls it once: E·2^(E−1) + 1 calls, the first included.
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

/// Returns the number of calls of [`memo`] with this number of lines to draw, by its formula. Returns
/// `None` if the number does not fit into a `u128`.
pub fn nodes_of_memo(lines: usize) -> Option<u128> {
    let sets = 1_u128.checked_shl(u32::try_from(lines).ok()?)?;
    (sets / 2).checked_mul(lines as u128)?.checked_add(1)
}
