//! mistake: −10 for both.
//! says: worst_case says −10: yours is the same for both
//! also: the value 0 is not strictly between your worst cases −10 and −10.
// ANCHOR: worst
let _ = mover;
-10
// ANCHOR_END: worst
