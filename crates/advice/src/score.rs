//! The score, and the winner.

use std::cmp::Ordering;

use game::Player;

use crate::seats::Seats;

/// Describes how the game ended: `You have won, 3 boxes to 1.` `names` are the words for one and for several.
pub fn result(seats: &Seats, [first, second]: [u32; 2], names: [&str; 2]) -> String {
    let (winner, more, fewer) = match first.cmp(&second) {
        Ordering::Equal => return format!("A tie: {} each.", count(first, names)),
        Ordering::Greater => (Player::First, first, second),
        Ordering::Less => (Player::Second, second, first),
    };
    let won = seats.does(winner, "have won", "has won");
    format!("{won}, {} to {fewer}.", count(more, names))
}

/// Formats a count: `1 box`, `2 boxes`.
pub fn count(number: u32, [one, many]: [&str; 2]) -> String {
    format!("{number} {}", textfmt::plural(number, one, many))
}
