//! mistake: Less is better for both.
//! says: 3 is better than 1 when X moves: X wants more.
// ANCHOR: compare
let _ = mover;
value < old
// ANCHOR_END: compare
