//! mistake: Divides.
//! says: factorial(2) asked for factorial(1), heard 1, and made 0 of it. 2 · 1 is 2.
// ANCHOR: body
if n == 0 { 1 } else { factorial(n - 1) / n }
// ANCHOR_END: body
