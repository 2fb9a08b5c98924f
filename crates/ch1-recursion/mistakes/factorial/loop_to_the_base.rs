//! mistake: Stops only at 20.
//! says: factorial(0): yours returned 0, and it should be 1. The empty product is 1, for it is a factor of every result.
// ANCHOR: body
if n >= 20 { 1 } else { n * factorial(n + 1) }
// ANCHOR_END: body
