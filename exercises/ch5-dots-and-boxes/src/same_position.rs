//! Every position worked out once. And which positions are the same?
//!
//! Bellman (*Dynamic Programming*, 1957, chapter III) calls it the principle of optimality: however
//! a position was reached, what is best from there on depends on the position alone.
//!
//! `board.dots()` is the position, and `given/dots.rs` says what it holds. So `board.dots().drawn` are
//! the lines, and `board.dots().closes(line)` is how many boxes a line would close. And you can use
//! what every board has: `legal_moves()`, `play(line)`, `done()`. A [`Value`] is an `i32`.
//! `given/size.rs` explains the set [`Lines`].

use std::collections::HashMap;

use call_trace::traced;
use game::Value;

use crate::dots::{Dots, Field};
use crate::size::Lines;

/// What the rest of a game is known by.
pub type Key = Dots; // must all of it be the same?

/// What is known by now: how much the rest is worth.
pub type Memo = HashMap<Key, Value>;

/// What the rest of the game is worth *for the player who moves*: the boxes that this player will
/// take from here on, minus those of the opponent. Both play as well as can be.
///
/// The boxes taken before are not counted. `memo` holds what has been worked out so far, and on
/// return also this position, unless no line is left; none is worked out twice. A line that cannot
/// change the value need not be tried.
///
/// The tests try fields of all sizes up to 5x5, each size with a memo of its own and those above 3x3
/// with few lines left, count the boards that are played, and look for the position itself in the memo.
/// The tests accept any [`Key`] that keeps different rests apart, if each set of lines is worked out
/// only once.
#[traced(skip(board, memo), values(mover_rest))]
pub fn same_position<B: Field>(board: &B, memo: &mut Memo) -> Value {
    todo!("what the rest is worth to the player who moves")
}
