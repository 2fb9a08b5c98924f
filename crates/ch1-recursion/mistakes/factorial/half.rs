//! mistake: Divides.
//! says: factorial(2) is 0, and should be 2: 1! is 1, as you say, and 2 · 1 is 2.
// ANCHOR: body
if n == 0 { 1 } else { factorial(n - 1) / n }
// ANCHOR_END: body
