//! Iterative deepening: look one move ahead, then two, then three, until the time is up.
//!
//! Slate and Atkin's chess program made this method well known (Chess 4.5, in *Chess Skill in Man
//! and Machine*, 1977, 82–118).
//!
//! You can use `Timed::new(board.clone(), clock)` from `crate::clock`,
//! `alpha_beta(&board, depth, alpha, beta)` from `crate::alpha_beta`, and `clock.is_up()`. Import
//! the names that you use. The clock is in `given/clock.rs`.

use game::{Board, Value};

// ANCHOR: solution_imports
use crate::alpha_beta::alpha_beta;
use crate::clock::Timed;
// ANCHOR_END: solution_imports
use crate::clock::Clock;

/// The result of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deepest<M> {
    /// The last finished depth, which is `most` if there was time for all of them.
    pub depth: u32,
    /// The value at that depth, as `look_ahead` finds it.
    pub value: Value,
    /// The move to make, or `None` if the board is done.
    pub recommended: Option<M>,
}

/// Searches 1, 2, … up to `most` moves ahead, and returns the result of the last depth that was
/// finished before the time was up. The search continues whatever it finds, even if the game ends
/// earlier. It searches each depth anew from `board`, once, with the open window. On a board that
/// is done, the result is the same at every depth, and any depth from 0 to `most` may be named.
///
/// If not even depth 1 was finished, the result is the board's own evaluation and the first legal
/// move, because the player has to move anyway. The tests look up to twelve moves ahead.
// ANCHOR: deepening
pub fn deepening<B: Board>(board: &B, most: u32, clock: &Clock) -> Deepest<B::Move> {
    let mut deepest = Deepest {
        depth: 0,
        value: board.evaluate(),
        recommended: board.legal_moves().next(),
    };
    // ANCHOR: body todo!("what the last finished depth says")
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break; // this depth was cut short: what it says is worthless
        }
        deepest = Deepest {
            depth,
            value,
            recommended,
        };
    }
    deepest
    // ANCHOR_END: body
}
// ANCHOR_END: deepening
