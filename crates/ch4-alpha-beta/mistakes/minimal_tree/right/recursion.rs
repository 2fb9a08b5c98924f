//! right: By recursion over the levels: what one proof needs becomes the other's.
// ANCHOR: body
fn proofs(b: u64, d: u32) -> (u64, u64) {
    if d == 0 { return (1, 1); }
    let (one, other) = proofs(b, d - 1);
    (other * b, one)
}
let (one, other) = proofs(branching, depth);
one + other - 1
// ANCHOR_END: body
