//! mistake: Each step turns and mirrors, and so comes back after two
//! says: fundamental(8): yours returned 46 boards of 12 kinds, and it should be 12, one of each kind. The answer is chosen from only 2 of the eight images: as it is; turned by 90°, then in a mirror. Are all eight made, and is each compared with the best until then?
// ANCHOR: body
    let mut image = queens.to_vec();
    let mut least = image.clone();
    for _ in 0..8 {
        image = mirror(&quarter_turn(&image));
        least = least.min(image.clone());
    }
    least
// ANCHOR_END: body
