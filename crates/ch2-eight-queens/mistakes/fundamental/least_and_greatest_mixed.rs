//! mistake: The least of the turns, the greatest of the mirror images.
//! says: not 12
// ANCHOR: body
let mut turned = queens.to_vec();
let mut least = turned.clone();
let mut greatest = mirror(&turned);
for _ in 0..4 {
    turned = quarter_turn(&turned);
    least = least.min(turned.clone());
    greatest = greatest.max(mirror(&turned));
}
if queens[0] < queens.len() / 2 { least } else { greatest }
// ANCHOR_END: body
