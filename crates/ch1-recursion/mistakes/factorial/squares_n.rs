//! mistake: Multiplies by n twice.
//! says: factorial(2) is 4, and should be 2: each factor is in it twice.
// ANCHOR: body
if n == 0 { 1 } else { n * n * factorial(n - 1) }
// ANCHOR_END: body
