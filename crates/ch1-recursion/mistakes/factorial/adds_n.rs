//! mistake: Adds n where it should multiply.
//! says: factorial(1): yours returned 2, and it should be 1. That is a sum. n is a factor, not a term
// ANCHOR: body
if n == 0 { 1 } else { n + factorial(n - 1) }
// ANCHOR_END: body
