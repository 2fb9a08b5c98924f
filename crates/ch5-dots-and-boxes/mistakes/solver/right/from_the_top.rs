//! right: from the largest value down
// ANCHOR: ask
    let board = Dots::new(size);
    let mut table = Table::new();
    let n = size.boxes() as Value;
    (-n..=n).rev().find(|&t| at_least(&board, t, &mut table)).unwrap()
// ANCHOR_END: ask
