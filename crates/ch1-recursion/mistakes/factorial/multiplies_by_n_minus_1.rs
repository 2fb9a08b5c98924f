//! mistake: Multiplies by n − 1.
//! says: factorial(1) is 0, and should be 1: a factor is 0. Multiply by n, not by n − 1.
// ANCHOR: body
if n == 0 { 1 } else { (n - 1) * factorial(n - 1) }
// ANCHOR_END: body
