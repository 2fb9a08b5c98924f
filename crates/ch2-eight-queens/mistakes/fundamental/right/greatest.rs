//! right: The greatest of the eight images.
// ANCHOR: body
let mut turned = queens.to_vec();
let mut least = turned.clone();
for _ in 0..4 {
    turned = quarter_turn(&turned);
    least = least.max(mirror(&turned)).max(turned.clone());
}
least
// ANCHOR_END: body
