//! mistake: The smallest number there is, for both.
//! says: Yours is the same for both, and what is worst for one is best for the other.
// ANCHOR: worst
let _ = mover;
Value::MIN
// ANCHOR_END: worst
