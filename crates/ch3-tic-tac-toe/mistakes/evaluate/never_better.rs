//! mistake: Says no to everything.
//! says: 3 is better than 1 when X moves: X wants more, so look at both numbers: value > old.
// ANCHOR: compare
let _ = (mover, value, old);
false
// ANCHOR_END: compare
