//! mistake: There are three quarter turns; the mirror image of the board itself is forgotten
//! says: these of the eight images are never chosen: as it is, then in a mirror.
// ANCHOR: body
    let mut turned = queens.to_vec();
    let mut least = turned.clone();
    for _ in 0..3 {
        turned = quarter_turn(&turned);
        least = least.min(mirror(&turned)).min(turned.clone());
    }
    least
// ANCHOR_END: body
