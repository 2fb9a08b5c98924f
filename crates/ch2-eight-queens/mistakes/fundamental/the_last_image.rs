//! mistake: The image that was made last is the answer.
//! says: canonical always answers with the board as it is, then in a mirror
// ANCHOR: body
let mut turned = queens.to_vec();
for _ in 0..4 {
    turned = quarter_turn(&turned);
}
mirror(&turned)
// ANCHOR_END: body
