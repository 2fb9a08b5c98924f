//! The minimal tree: how many leaves any search must read. Knuth and Moore have the count (*Artificial
//! Intelligence* 6, 1975, 293–326).
//!
//! You can use `b.pow(n)`, `d.div_ceil(2)`, which is half of `d` rounded up, and `d / 2`, rounded down.

/// How many leaves any search must read to prove the value of a uniform tree, with `branching`
/// children a node, at least one, and `depth` levels of moves.
///
/// "At least this" takes one move at each of MAX's nodes and all replies; "at most this" all
/// moves of MAX and one reply. One leaf is in both proofs.
///
/// The tests ask for all trees of up to 10 children and 19 levels, for larger ones up to the end of a
/// `u64`, and for some whose number does not fit.
///
/// # Panics
/// In debug builds, when the number does not fit in a `u64`.
pub fn minimal_leaves(branching: u64, depth: u32) -> u64 {
    todo!("the fewest leaves that prove the value")
}
