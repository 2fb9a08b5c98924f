//! mistake: Only the four turns are compared.
//! says: 24, not 12: a mirror image is the same board: each of the four turns has one.
// ANCHOR: body
let mut turned = queens.to_vec();
let mut least = turned.clone();
for _ in 0..4 {
    turned = quarter_turn(&turned);
    least = least.min(turned.clone());
}
least
// ANCHOR_END: body
