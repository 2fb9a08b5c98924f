//! mistake: The least is looked for from a board of zeros on.
//! says: which is no turn and no mirror image of it
// ANCHOR: body
    let mut least = vec![0; queens.len()];
    let mut turned = queens.to_vec();
    for _ in 0..4 {
        turned = quarter_turn(&turned);
        least = least.min(turned.clone()).min(mirror(&turned));
    }
    least
// ANCHOR_END: body
