//! mistake: The law is taken for granted.
//! says: a value must not be negated where the mover stays
// ANCHOR: law
true
// ANCHOR_END: law
