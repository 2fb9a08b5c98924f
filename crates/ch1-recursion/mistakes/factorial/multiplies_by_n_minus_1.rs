//! mistake: Multiplies by n − 1.
//! says: factorial(1) asked for factorial(0), heard 1, and made 0 of it: a factor is 0. The factor is n itself, not n − 1.
// ANCHOR: body
if n == 0 { 1 } else { (n - 1) * factorial(n - 1) }
// ANCHOR_END: body
