//! mistake: Stops at 2 and answers 1 there, so the factor 2 is lost.
//! says: factorial(2): yours returned 1, and it should be 2. The chain stops at 2, and 2! is not 1. 2 · 1 is 2.
// ANCHOR: body
if n <= 2 { 1 } else { n * factorial(n - 1) }
// ANCHOR_END: body
