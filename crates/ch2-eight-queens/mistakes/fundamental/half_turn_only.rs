//! mistake: Only half turns and the mirror are tried.
//! says: fundamental(8): yours returned 24 boards of 12 kinds, and it should be 12, one of each kind. A half turn and the mirror are seen, a quarter turn is not: there are four turns.
// ANCHOR: body
let half = quarter_turn(&quarter_turn(queens));
[queens.to_vec(), mirror(queens), mirror(&half), half].into_iter().min().unwrap()
// ANCHOR_END: body
