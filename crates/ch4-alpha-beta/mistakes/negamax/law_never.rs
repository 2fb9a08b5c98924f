//! mistake: The law is always false.
//! says: Yours is always false.
// ANCHOR: law
false
// ANCHOR_END: law
