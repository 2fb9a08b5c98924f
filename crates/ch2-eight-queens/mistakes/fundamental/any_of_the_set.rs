//! mistake: Puts the images into a set and takes the first that comes out
//! says: gives two different images: nothing of chance, as the order of a HashSet, may choose.
// ANCHOR: body
    let mut images = std::collections::HashSet::new();
    let mut turned = queens.to_vec();
    for _ in 0..4 {
        turned = quarter_turn(&turned);
        images.insert(mirror(&turned));
        images.insert(turned.clone());
    }
    images.into_iter().next().unwrap()
// ANCHOR_END: body
