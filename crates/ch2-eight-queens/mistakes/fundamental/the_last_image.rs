//! mistake: The image that was made last is the answer.
//! says: fundamental(8): yours returned 92 boards of 12 kinds, and it should be 12, one of each kind. Its answer is always the board as it is, then in a mirror: choose one of the eight by a rule that does not depend on where you start.
// ANCHOR: body
let mut turned = queens.to_vec();
for _ in 0..4 {
    turned = quarter_turn(&turned);
}
mirror(&turned)
// ANCHOR_END: body
