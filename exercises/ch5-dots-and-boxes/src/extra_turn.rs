//! A move of dots and boxes: a player who closes a box draws another line.
//!
//! `given/dots.rs` explains the parts of a [`Dots`]: `size`, `drawn`, `taken` for each player, and
//! `to_move`. Its `play` only calls [`draw`].
//!
//! You can use [`closed_by`], which you call before you draw the line, `line.number()`, and
//! `board.to_move.other()`. In `drawn`, the line with number k is the bit `1 << k`. `given/size.rs`
//! explains the numbers of lines.

use game::Player;

use crate::boxes::closed_by;
use crate::dots::Dots;
use crate::size::Line;

/// Returns the board after `line` is drawn. The original board does not change.
///
/// The boxes that the line closes belong to the mover, and then the same player moves again, even
/// if no line is left: `to_move` of a full field is the player who drew the last line. A line that
/// closes no box passes the turn. `line` is not drawn yet.
///
/// The tests use fields of up to 5x5, which have 60 lines and 25 boxes, with any lines drawn and
/// with either player to move. They also use fields with a closed box that neither player has
/// taken. Such a box stays without an owner.
pub fn draw(board: &Dots, line: Line) -> Dots {
    todo!("the board after this line")
}
