//! mistake: The mirror image of the least turn alone is looked at.
//! says: each of the four turns has one
// ANCHOR: body
let mut turned = queens.to_vec();
let mut least = turned.clone();
for _ in 0..4 {
    turned = quarter_turn(&turned);
    least = least.min(turned.clone());
}
let mirrored = mirror(&least);
least.min(mirrored)
// ANCHOR_END: body
