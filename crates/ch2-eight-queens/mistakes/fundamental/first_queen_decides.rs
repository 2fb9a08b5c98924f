//! mistake: The least is the image whose first queen stands most to the left
//! says: fundamental(8): yours returned 18 boards of 12 kinds, and it should be 12, one of each kind. The first number of your canonical form is always the least of all eight, but two images can begin with the same number: compare the whole lists.
// ANCHOR: body
    let mut images = Vec::new();
    let mut turned = queens.to_vec();
    for _ in 0..4 {
        turned = quarter_turn(&turned);
        images.push(mirror(&turned));
        images.push(turned.clone());
    }
    images.into_iter().min_by_key(|image| image[0]).unwrap()
// ANCHOR_END: body
