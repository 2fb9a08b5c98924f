//! The value of a position in words, where it is the margin of the first player.

use dots_and_boxes::text::name;
use game::{Player, Value};

/// Who has more, with this margin of the first player.
pub(crate) fn ahead(value: Value) -> Option<Player> {
    match value {
        0 => None,
        1.. => Some(Player::First),
        _ => Some(Player::Second),
    }
}

/// How a game ends with this margin of the first player.
pub(crate) fn outcome(value: Value) -> String {
    match ahead(value) {
        None => "it is a tie".to_owned(),
        Some(player) => format!("{} wins by {}", name(player), value.abs()),
    }
}

/// Who is ahead, with this margin of the first player.
pub(crate) fn lead(value: Value) -> String {
    match ahead(value) {
        None => "nobody is ahead there".to_owned(),
        Some(player) => format!("{} is ahead by {} there", name(player), value.abs()),
    }
}

/// `one move`, `2 moves`.
pub fn moves(number: u32) -> String {
    match number {
        1 => "one move".to_owned(),
        _ => format!("{number} moves"),
    }
}
