//! right: The eight images in a list, and its least.
// ANCHOR: body
let mut images = vec![queens.to_vec()];
for _ in 0..3 {
    images.push(quarter_turn(&images[images.len() - 1]));
}
for turn in 0..4 {
    images.push(mirror(&images[turn]));
}
images.into_iter().min().unwrap_or_default()
// ANCHOR_END: body
