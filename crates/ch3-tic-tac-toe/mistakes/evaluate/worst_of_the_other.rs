//! mistake: A worst case that is worse for O only.
//! says: Yours is the same for both, and what is worst for one is best for the other. With yours no move is ever kept.
// ANCHOR: worst
let _ = mover;
10
// ANCHOR_END: worst
