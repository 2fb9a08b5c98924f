//! mistake: The chain goes down by two.
//! says: factorial(1) tried 1 − 2: go down by one, not by two.
// ANCHOR: body
if n == 0 { 1 } else { n * factorial(n - 2) }
// ANCHOR_END: body
