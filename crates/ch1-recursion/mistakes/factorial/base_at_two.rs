//! mistake: The chain ends at 2.
//! says: factorial(0) tried 0 − 1: the chain stops at 2, and 0 is below it.
// ANCHOR: body
if n == 2 { 2 } else { n * factorial(n - 1) }
// ANCHOR_END: body
