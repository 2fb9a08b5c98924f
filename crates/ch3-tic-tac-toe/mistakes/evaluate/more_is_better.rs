//! mistake: More is better for both.
//! says: −4 is better than −2 when O moves: O wants less.
// ANCHOR: compare
value > old
// ANCHOR_END: compare
