//! Every position computed once. And which positions are the same?
//!
//! Bellman (*Dynamic Programming*, 1957, chapter III) calls it the principle of optimality: the
//! best play from a position on depends only on the position, not on the moves that led there.
//!
//! `board.dots()` is the position, and `given/dots.rs` explains its parts. So `board.dots().drawn`
//! are the lines, and `board.dots().closes(line)` is the number of boxes that a line would close.
//! `given/size.rs` explains the set [`Lines`].
//!
//! You can use these parts, and the methods of every board: `legal_moves()`, `play(line)`,
//! `done()`. A [`Value`] is an `i32`.

use std::collections::HashMap;

use call_trace::traced;
use game::Value;

// ANCHOR: imports use crate::dots::{Dots, Field};
use crate::dots::Field;
// ANCHOR_END: imports
use crate::size::Lines;

/// The key of the rest of a game in the memo.
// ANCHOR: key pub type Key = Dots; // must all of it be the same?
pub type Key = Lines;
// ANCHOR_END: key

/// The computed values of rests.
pub type Memo = HashMap<Key, Value>;

/// Returns the value of the rest of the game *for the player who moves*: the boxes that this player
/// will take from here on, minus the boxes of the opponent. Both make their best moves.
///
/// The boxes taken before do not count. `memo` contains the values computed so far. On return it
/// also contains this position, which may be left out if at most one line is left. No position is
/// computed twice. You need not try a line that cannot change the value.
///
/// The tests use fields of all sizes up to 5x5 (each size with a memo of its own, and those above
/// 3x3 with few lines left), with either player to move, whatever lines are drawn. They count the
/// boards that are played, and search for the position itself in the memo. The tests accept any
/// [`Key`] that separates different rests, if each set of lines is computed only once.
// ANCHOR: same_position
#[traced(skip(board, memo), values(mover_rest))]
pub fn same_position<B: Field>(board: &B, memo: &mut Memo) -> Value {
    // ANCHOR: body todo!("what the rest is worth to the player who moves")
    let dots = board.dots();
    if let Some(&known) = memo.get(&dots.drawn) {
        return known;
    }
    let mut best = if board.done() { 0 } else { Value::MIN };
    for line in board.legal_moves() {
        let new_board = board.play(line);
        let rest = same_position(&new_board, memo);
        let value = if new_board.dots().to_move == dots.to_move {
            dots.closes(line) + rest
        } else {
            -rest
        };
        best = best.max(value);
    }
    memo.insert(dots.drawn, best);
    best
    // ANCHOR_END: body
}
// ANCHOR_END: same_position
