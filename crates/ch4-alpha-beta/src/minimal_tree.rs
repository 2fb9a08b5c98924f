//! The minimal tree: the number of leaves that any search must read. Knuth and Moore give the
//! formula (*Artificial Intelligence* 6, 1975, 293–326).
//!
//! You can use `b.pow(n)`, `d.div_ceil(2)`, which is half of `d` rounded up, and `d / 2`, rounded
//! down.

/// Returns the number of leaves that any search must read to prove the value of a uniform tree. The
/// tree has `branching` children per node, at least one, and `depth` levels of moves.
///
/// A proof of "at least this value" needs one move at each of MAX's nodes and all replies. A proof
/// of "at most this value" needs all moves of MAX and one reply to each. One leaf belongs to both
/// proofs.
///
/// The tests use all trees of up to 10 children and 19 levels, larger ones up to the limit of a
/// `u64`, and some whose number does not fit.
///
/// # Panics
/// In debug builds, if the number does not fit in a `u64`. If only the sum of the two parts does
/// not fit, and the sum minus 1 does, the function may panic or return the number.
// ANCHOR: minimal_leaves
pub fn minimal_leaves(branching: u64, depth: u32) -> u64 {
    // ANCHOR: body todo!("the fewest leaves that prove the value")
    branching.pow(depth.div_ceil(2)) + (branching.pow(depth / 2) - 1)
    // ANCHOR_END: body
}
// ANCHOR_END: minimal_leaves
