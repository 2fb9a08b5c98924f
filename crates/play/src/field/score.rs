//! The score of a game.

use game::Player;

use super::{colour, mark};
use terminal::paint;

/// Formats the score: `A 3 · B 1`.
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
