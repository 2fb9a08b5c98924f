//! mistake: The least is the image whose first queen stands most to the left
//! says: fundamental(8): yours returned 18 boards of 12 kinds, and it should be 12, one of each kind. Your canonical form always begins with the least number that one of the eight images begins with. Two of them can begin with it: compare the whole lists.
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
