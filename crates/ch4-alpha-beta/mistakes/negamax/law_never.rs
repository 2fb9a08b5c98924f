//! mistake: The law is always false.
//! says: yours is always false.
// ANCHOR: law
false
// ANCHOR_END: law
