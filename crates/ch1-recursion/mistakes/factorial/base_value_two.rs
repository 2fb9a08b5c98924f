//! mistake: The base case answers 2.
//! says: factorial(0): yours returned 2, and it should be 1. The empty product is 1
// ANCHOR: body
if n == 0 { 2 } else { n * factorial(n - 1) }
// ANCHOR_END: body
