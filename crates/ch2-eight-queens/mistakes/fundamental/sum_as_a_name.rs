//! mistake: A number is made of the columns.
//! says: which is no turn and no mirror image of it
// ANCHOR: body
vec![queens.iter().enumerate().map(|(row, col)| row * col).sum()]
// ANCHOR_END: body
