//! mistake: Adds n where it should multiply.
//! says: factorial(1) is 2, and should be 1: that is a sum. n is a factor, not a term
// ANCHOR: body
if n == 0 { 1 } else { n + factorial(n - 1) }
// ANCHOR_END: body
