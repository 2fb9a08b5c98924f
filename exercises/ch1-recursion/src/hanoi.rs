//! Two calls in one function: the towers of Hanoi, sold as a toy by Édouard Lucas in 1883.
//!
//! The largest disc can move only when all the others wait on the spare peg. So the others move
//! there first and on top of it afterwards, and both times they are a smaller tower of the same
//! kind. Graham, Knuth and Patashnik, *Concrete Mathematics* (1994), section 1.1, prove that no
//! solution is shorter.
//!
//! You can use `Peg::A`, `Peg::B`, `Peg::C`, and `moves.push(Move { from, to })`. `moves` is
//! already a `&mut`, so pass it on as `moves`.

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

/// A move of the top disc of one peg to another peg.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// The peg that the disc leaves.
    pub from: Peg,
    /// The peg that the disc moves to.
    pub to: Peg,
}

/// Moves a tower of `discs` discs from one peg to another, one disc at a time and never a larger
/// disc onto a smaller one. Adds the moves to the end of `moves`.
///
/// Needs 2ⁿ − 1 moves for n discs, and there is no shorter solution. Makes at most 2ⁿ⁺¹ − 1 calls,
/// and is at most n + 1 frames deep.
///
/// The tests use up to 13 discs, from any peg to any other, and count the calls for up to 8.
#[traced(skip(moves))]
pub fn hanoi(discs: u32, from: Peg, to: Peg, spare: Peg, moves: &mut Vec<Move>) {
    todo!("the moves that bring the tower to its goal")
}
