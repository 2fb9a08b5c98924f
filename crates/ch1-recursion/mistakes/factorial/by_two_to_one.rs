//! mistake: Goes down by two, and stops at 0 and at 1.
//! says: factorial(3): yours returned 3, and it should be 6. Every second factor is missing: go down by one, not by two.
// ANCHOR: body
if n <= 1 { 1 } else { n * factorial(n - 2) }
// ANCHOR_END: body
