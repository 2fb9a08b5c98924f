//! mistake: −10 for both.
//! says: worst_case says −10: yours is the same for both
// ANCHOR: worst
let _ = mover;
-10
// ANCHOR_END: worst
