//! One of several equally good moves, each with the same probability, in one pass.
//!
//! Knuth calls it reservoir sampling (*The Art of Computer Programming*, volume 2, section 3.4.2,
//! algorithm R, after Alan Waterman).
//!
//! You can use `board.worst_case()` and `board.better(value, old)`. `rng.u64(..k)` is a whole
//! number from 0 to k − 1, each with the same probability. A [`Value`] is an `i32`.

use alpha_beta::alpha_beta::alpha_beta;
use call_trace::traced;
use fastrand::Rng;
use game::{Board, Value};

/// Returns one of the best moves, each with the same probability, or `None` if there is no move.
///
/// `valued` provides the moves of `board` with their values, and you can iterate over it only once.
/// The board determines which value is better. If k moves are equally good, each is chosen with
/// probability 1/k. `rng` is an argument, so one seed always gives the same game. You decide which
/// numbers you take from it, and how many. A list of the best moves, with one drawn at the end, is
/// right too.
///
/// The tests play 20 000 games with up to fourteen equal moves, and worse and better ones between
/// them.
#[traced(skip(board, valued, rng))]
pub fn fair_choice<B: Board>(
    board: &B,
    valued: impl IntoIterator<Item = (B::Move, Value)>,
    rng: &mut Rng,
) -> Option<B::Move> {
    todo!("one of the best moves, each as likely")
}

/// Returns the moves of a board with their values, looking `depth` moves ahead from the board.
///
/// It searches each move with the open window. In a narrower window an equal result may be only a
/// bound, and a worse move would seem to be one of the best.
pub fn valued<B: Board>(board: &B, depth: u32) -> impl Iterator<Item = (B::Move, Value)> {
    board.legal_moves().map(move |mv| {
        let below = depth.saturating_sub(1);
        let (value, _reply) = alpha_beta(&board.play(mv), below, Value::MIN, Value::MAX);
        (mv, value)
    })
}
