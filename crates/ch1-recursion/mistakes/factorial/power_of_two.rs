//! mistake: Each step doubles the result.
//! says: factorial(1): yours returned 2, and it should be 1. factorial(1) asked for factorial(0), heard 1, and made 2 of it. 1 · 1 is 1.
// ANCHOR: body
if n == 0 { 1 } else { 2 * factorial(n - 1) }
// ANCHOR_END: body
