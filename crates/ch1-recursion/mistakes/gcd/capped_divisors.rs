//! mistake: Tries no divisor above 1000.
//! says: Small numbers are right, and this pair is not.
// ANCHOR: body
if a == 0 { return b; }
if b == 0 { return a; }
(1..=a.min(b).min(1000)).rev().find(|d| a % d == 0 && b % d == 0).unwrap_or(1)
// ANCHOR_END: body
