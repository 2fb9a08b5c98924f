//! right: Two functions, one for each proof.
// ANCHOR: body
    fn one_move(b: u64, d: u32) -> u64 {
        if d == 0 { 1 } else { all_moves(b, d - 1) }
    }
    fn all_moves(b: u64, d: u32) -> u64 {
        if d == 0 { 1 } else { b * one_move(b, d - 1) }
    }
    one_move(branching, depth) + all_moves(branching, depth) - 1
// ANCHOR_END: body
