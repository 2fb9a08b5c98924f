//! mistake: Multiplies by n twice.
//! says: factorial(2): yours returned 4, and it should be 2. Each factor is in it twice.
// ANCHOR: body
if n == 0 { 1 } else { n * n * factorial(n - 1) }
// ANCHOR_END: body
