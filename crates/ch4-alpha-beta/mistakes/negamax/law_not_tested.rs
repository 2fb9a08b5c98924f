//! mistake: The law is taken for granted.
//! says: yours is always true. Ask both boards who moves, and compare.
// ANCHOR: law
true
// ANCHOR_END: law
