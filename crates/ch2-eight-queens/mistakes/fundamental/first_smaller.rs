//! mistake: Stops at the first image that is less than the board
//! says: compare each with the least until then, and do not stop early.
// ANCHOR: body
    let mut turned = queens.to_vec();
    for _ in 0..4 {
        turned = quarter_turn(&turned);
        if turned.as_slice() < queens {
            return turned;
        }
        if mirror(&turned).as_slice() < queens {
            return mirror(&turned);
        }
    }
    queens.to_vec()
// ANCHOR_END: body
