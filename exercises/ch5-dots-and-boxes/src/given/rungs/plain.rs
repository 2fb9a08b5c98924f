//! The first rungs: the searches of chapters 3 and 4, which work for any game.

use game::Value;
use tic_tac_toe::look_ahead::look_ahead;

use super::ordered_field::{OrderedField, Position};

/// Searches with minimax, to the end of every game.
///
/// Every order of the E lines is a game, so the size of the tree follows without a search: 1 node
/// if no line is left, and 1 + E times as many with one line more, where E counts that line too.
/// That is E!·e, rounded down, from one line on.
pub fn minimax(field: &OrderedField) -> Value {
    look_ahead(&Position::new(field), u32::MAX).0
}

/// Searches with alpha-beta and an open window, to the end of every game.
pub fn alpha_beta(field: &OrderedField) -> Value {
    let start = Position::new(field);
    alpha_beta::alpha_beta::alpha_beta(&start, u32::MAX, Value::MIN, Value::MAX).0
}

/// Returns the number of nodes that minimax visits with this number of lines to draw. Returns
/// `None` if the number does not fit into a `u128`.
pub fn nodes_of_minimax(lines: usize) -> Option<u128> {
    (1..=lines as u128).try_fold(1_u128, |fewer, line| {
        fewer.checked_mul(line)?.checked_add(1)
    })
}
