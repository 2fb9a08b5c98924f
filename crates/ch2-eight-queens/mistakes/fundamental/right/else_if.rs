//! right: A mirror image is looked at only where its turn is not the least until then; that is enough.
// ANCHOR: body
    let mut turned = queens.to_vec();
    let mut least = turned.clone();
    for _ in 0..4 {
        turned = quarter_turn(&turned);
        let m = mirror(&turned);
        if turned < least { least = turned.clone(); } else if m < least { least = m; }
    }
    least
// ANCHOR_END: body
