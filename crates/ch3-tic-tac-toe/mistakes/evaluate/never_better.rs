//! mistake: Says no to everything.
//! says: X wants more, so look at both numbers: value > old.
// ANCHOR: compare
let _ = (mover, value, old);
false
// ANCHOR_END: compare
