//! The value of a position in words, if the value is the margin of the first player.

use dots_and_boxes::text::name;
use game::{Player, Value};

/// Returns the player who is ahead, given the margin of the first player.
pub(crate) fn ahead(value: Value) -> Option<Player> {
    match value {
        0 => None,
        1.. => Some(Player::First),
        _ => Some(Player::Second),
    }
}

/// Describes the result of a game, given the margin of the first player.
pub(crate) fn outcome(value: Value) -> String {
    match ahead(value) {
        None => "it is a tie".to_owned(),
        Some(player) => format!("{} wins by {}", name(player), value.abs()),
    }
}

/// Describes who is ahead, given the margin of the first player.
pub(crate) fn lead(value: Value) -> String {
    match ahead(value) {
        None => "nobody is ahead there".to_owned(),
        Some(player) => format!("{} is ahead by {} there", name(player), value.abs()),
    }
}

/// Formats a number of moves: `one move`, `2 moves`.
pub fn moves(number: u32) -> String {
    match number {
        1 => "one move".to_owned(),
        _ => format!("{number} moves"),
    }
}
