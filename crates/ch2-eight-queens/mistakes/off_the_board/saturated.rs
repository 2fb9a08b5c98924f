//! mistake: A difference below zero becomes zero
//! says: i − j below zero became 0: then all diagonals of one half share a place.
// ANCHOR: arrays
    let mut a = vec![true; n + 1];
    let mut b = vec![true; 2 * n + 1];
    let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = i.saturating_sub(j);
