//! Iterative deepening: look one move ahead, then two, then three, until the time is up.
//!
//! Slate and Atkin's chess program made it known (Chess 4.5, in *Chess Skill in Man and Machine*,
//! 1977, 82–118).
//!
//! You can use `Timed::new(board.clone(), clock)` of `crate::clock`, `alpha_beta(&board, depth, alpha,
//! beta)` of `crate::alpha_beta`, and `clock.is_up()`. Import what you use.
//! The clock is in `given/clock.rs`.

use game::{Board, Value};

// ANCHOR: solution_imports
use crate::alpha_beta::alpha_beta;
use crate::clock::Timed;
// ANCHOR_END: solution_imports
use crate::clock::Clock;

/// What a search came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deepest<M> {
    /// The last depth that was finished: `most`, if there was time for all of them.
    pub depth: u32,
    /// The value there, as `look_ahead` finds it.
    pub value: Value,
    /// The move to make; none only on a board that is done.
    pub recommended: Option<M>,
}

/// Looks 1, 2, … up to `most` moves ahead, and returns what the last depth said that was finished
/// before the time was up. It goes on whatever is found, also where the game ends earlier. Each
/// depth is searched anew from `board`, once, with the open window.
///
/// If not even depth 1 was finished, it is what the board is worth as it stands, and the first
/// legal move: one must be made all the same. The tests look up to twelve moves ahead.
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
