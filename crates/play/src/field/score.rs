//! Who has how many, and who has won.

use std::cmp::Ordering;

use game::Player;

use super::{colour, mark};
use crate::seats::Seats;
use terminal::paint;

/// Who has how many: `A 3 · B 1`.
pub(crate) fn score([first, second]: [u32; 2]) -> String {
    let has = |player, many: u32| {
        let style = colour(player).bold();
        paint(style, format!("{} {many}", mark(player)))
    };
    format!(
        "{} · {}",
        has(Player::First, first),
        has(Player::Second, second)
    )
}

/// How the game ended: `You have won, 3 to 1.`
pub(crate) fn result(seats: &Seats, [first, second]: [u32; 2], names: [&str; 2]) -> String {
    let (winner, more, fewer) = match first.cmp(&second) {
        Ordering::Equal => return format!("A tie: {} each.", count(first, names)),
        Ordering::Greater => (Player::First, first, second),
        Ordering::Less => (Player::Second, second, first),
    };
    let won = seats.does(winner, "have won", "has won");
    format!("{won}, {} to {fewer}.", count(more, names))
}

/// `1 box`, `2 boxes`.
pub(crate) fn count(number: u32, [one, many]: [&str; 2]) -> String {
    format!("{number} {}", words::plural(number, one, many))
}
