//! mistake: Subtracts where it should multiply.
//! says: factorial(1) is 0, and should be 1: 0! is 1, as you say, and 1 · 1 is 1.
// ANCHOR: body
if n == 0 { 1 } else { n - factorial(n - 1) }
// ANCHOR_END: body
