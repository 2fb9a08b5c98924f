//! mistake: The loop ends after two turns.
//! says: these of the eight images are never chosen
// ANCHOR: body
    let mut turned = queens.to_vec();
    let mut least = turned.clone();
    for _ in 0..2 {
        turned = quarter_turn(&turned);
        least = least.min(mirror(&turned)).min(turned.clone());
    }
    least
// ANCHOR_END: body
