//! mistake: −10 for both.
//! says: Yours is the same for both, and what is worst for one is best for the other. With yours no move is ever kept.
//! also: the value 0 is not strictly between your worst cases −10 and −10.
// ANCHOR: worst
let _ = mover;
-10
// ANCHOR_END: worst
