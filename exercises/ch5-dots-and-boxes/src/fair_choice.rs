//! One of several equally good moves, each as likely as the others, in one pass.
//!
//! Knuth calls it reservoir sampling (*The Art of Computer Programming*, volume 2, section
//! 3.4.2, algorithm R, after Alan Waterman).
//!
//! You can use `board.worst_case()` and `board.better(value, old)`. `rng.u64(..k)` is a whole
//! number from 0 to k − 1, each as likely. A [`Value`] is an `i32`.

use alpha_beta::alpha_beta::alpha_beta;
use call_trace::traced;
use fastrand::Rng;
use game::{Board, Value};

/// One of the best moves, each with the same probability; none when there is no move.
///
/// `valued` gives the moves of `board` with what each is worth, and is gone through once. Which
/// value is better, the board says. Of k moves that are equally good, each is chosen with
/// probability 1/k. `rng` is handed in, so one seed always gives the same game; which numbers you take
/// from it, and how many, is up to you. A list of the best moves, from which one is drawn at the end,
/// is right as well.
///
/// The tests play 20 000 games with up to fourteen equal moves, and worse and better ones between.
#[traced(skip(board, valued, rng))]
pub fn fair_choice<B: Board>(
    board: &B,
    valued: impl IntoIterator<Item = (B::Move, Value)>,
    rng: &mut Rng,
) -> Option<B::Move> {
    todo!("one of the best moves, each as likely")
}

/// The moves of a board with what each is worth, looking `depth` moves ahead from the board.
///
/// Each is searched with the open window. In a narrowed one an equal answer may be a bound, and
/// a worse move would seem to be one of the best.
pub fn valued<B: Board>(board: &B, depth: u32) -> impl Iterator<Item = (B::Move, Value)> {
    board.legal_moves().map(move |mv| {
        let below = depth.saturating_sub(1);
        let (value, _reply) = alpha_beta(&board.play(mv), below, Value::MIN, Value::MAX);
        (mv, value)
    })
}
