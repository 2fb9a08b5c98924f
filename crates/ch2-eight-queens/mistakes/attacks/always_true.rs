//! mistake: The answer is always true.
//! says: The answer is always true.
// ANCHOR: body
true
// ANCHOR_END: body
