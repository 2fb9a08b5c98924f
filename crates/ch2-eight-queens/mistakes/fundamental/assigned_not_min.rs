//! mistake: The last image compared takes the place of the least.
//! says: 46, not 12: turn the board as well, and keep the least of all that were seen.
// ANCHOR: body
    let mut turned = queens.to_vec();
    let mut least = turned.clone();
    for _ in 0..4 {
        turned = quarter_turn(&turned);
        least = turned.clone().min(mirror(&turned));
    }
    least
// ANCHOR_END: body
