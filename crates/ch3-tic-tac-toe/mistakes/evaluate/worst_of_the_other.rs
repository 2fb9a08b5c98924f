//! mistake: A worst case that is worse for O only.
//! says: worst_case says 10: yours is the same for both
// ANCHOR: worst
let _ = mover;
10
// ANCHOR_END: worst
