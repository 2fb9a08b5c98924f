//! mistake: Each turn is a turn of the board as it came.
//! says: turn
// ANCHOR: body
let mut turned = queens.to_vec();
let mut least = turned.clone();
for _ in 0..4 {
    turned = quarter_turn(queens);
    least = least.min(mirror(&turned)).min(turned.clone());
}
least
// ANCHOR_END: body
