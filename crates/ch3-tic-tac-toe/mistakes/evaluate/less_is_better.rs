//! mistake: Less is better for both.
//! says: X wants more.
// ANCHOR: compare
let _ = mover;
value < old
// ANCHOR_END: compare
