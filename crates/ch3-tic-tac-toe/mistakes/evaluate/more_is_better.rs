//! mistake: More is better for both.
//! says: O wants less.
// ANCHOR: compare
value > old
// ANCHOR_END: compare
