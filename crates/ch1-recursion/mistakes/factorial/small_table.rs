//! mistake: Nobody needs more than the first ten; they stand in a table.
//! says: factorial(11): yours returned 0, and it should be 39916800. Up to 10! yours are right, and from there on always 0. The rule goes on: 11 · 3628800 is 39916800.
// ANCHOR: body
const KNOWN: [u64; 11] = [1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362_880, 3_628_800];
KNOWN.get(n as usize).copied().unwrap_or(0)
// ANCHOR_END: body
