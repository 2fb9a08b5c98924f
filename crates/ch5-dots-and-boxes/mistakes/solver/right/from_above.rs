//! right: From the most down to the first yes.
//! told: On 2x2
// ANCHOR: ask
let board = Dots::new(size);
let mut table = Table::new();
let most = size.boxes() as Value;
(-most..=most).rev().find(|&t| at_least(&board, t, &mut table)).unwrap_or(-most)
// ANCHOR_END: ask
