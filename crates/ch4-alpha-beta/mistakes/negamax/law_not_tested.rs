//! mistake: The law is taken for granted.
//! says: Yours is always true. Ask both boards who moves, and compare.
//! also: must not be negated where the mover stays. Look at turn_passed first: yours is always true.
// ANCHOR: law
true
// ANCHOR_END: law
