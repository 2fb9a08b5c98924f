//! mistake: The chain stops at 1, and 0 runs past it.
//! says: factorial(0) tried 0 − 1: the chain stops at 1, and 0 is below it. 0! is 1.
// ANCHOR: body
if n == 1 { 1 } else { n * factorial(n - 1) }
// ANCHOR_END: body
