//! mistake: Only half turns and the mirror are tried.
//! says: a half turn and the mirror are seen, a quarter turn is not
// ANCHOR: body
let half = quarter_turn(&quarter_turn(queens));
[queens.to_vec(), mirror(queens), mirror(&half), half].into_iter().min().unwrap()
// ANCHOR_END: body
