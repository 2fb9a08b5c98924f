//! Two calls in one function: the towers of Hanoi, sold as a toy by Édouard Lucas in 1883.
//!
//! The largest disc can move only when all the others wait on the spare peg. So they go there
//! first and come back last, and both times they are a smaller tower of the same kind. Graham,
//! Knuth and Patashnik, *Concrete Mathematics* (1994), section 1.1, prove that no way is shorter.
//!
//! You can use `Peg::A`, `Peg::B`, `Peg::C`, and `moves.push(Move { from, to })`. `moves` is
//! already a `&mut`: hand it down as `moves`.

use call_trace::traced;

/// One of the three pegs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Peg {
    /// The first peg.
    A,
    /// The second peg.
    B,
    /// The third peg.
    C,
}

/// The top disc of one peg goes to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// Where the disc lies.
    pub from: Peg,
    /// Where it goes.
    pub to: Peg,
}

/// Moves a tower of `discs` discs from one peg to another, one disc at a time and never a larger
/// one onto a smaller; adds its moves to the end of `moves`.
///
/// There are 2ⁿ − 1 moves for n discs, and no shorter way; the calls are 2ⁿ⁺¹ − 1, or fewer
/// with one disc as a base case, at most n + 1 frames deep.
///
/// The tests ask for up to 13 discs, from any peg to any other, and count the calls for up to 8.
// ANCHOR: hanoi
#[traced(skip(moves))]
pub fn hanoi(discs: u32, from: Peg, to: Peg, spare: Peg, moves: &mut Vec<Move>) {
    // ANCHOR: body todo!("the moves that bring the tower to its goal")
    if discs > 0 {
        hanoi(discs - 1, from, spare, to, moves);
        moves.push(Move { from, to });
        hanoi(discs - 1, spare, to, from, moves);
    }
    // ANCHOR_END: body
}
// ANCHOR_END: hanoi
