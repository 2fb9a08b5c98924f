//! mistake: Subtracts where it should multiply.
//! says: factorial(1) asked for factorial(0), heard 1, and made 0 of it. 1 · 1 is 1.
// ANCHOR: body
if n == 0 { 1 } else { n - factorial(n - 1) }
// ANCHOR_END: body
