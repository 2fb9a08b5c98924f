//! mistake: The last turn is left out.
//! says: these of the eight images are never chosen: as it is, then in a mirror; turned by 270°
// ANCHOR: body
let mut turned = queens.to_vec();
let mut least = turned.clone();
for _ in 0..2 {
    turned = quarter_turn(&turned);
    least = least.min(mirror(&turned)).min(turned.clone());
}
least
// ANCHOR_END: body
