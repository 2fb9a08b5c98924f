//! mistake: The two branches are the wrong way round.
//! says: factorial(0) tried to go below 0, and u64 has no such number. 0! is 1.
// ANCHOR: body
if n == 0 { n * factorial(n - 1) } else { 1 }
// ANCHOR_END: body
