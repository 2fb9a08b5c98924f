//! mistake: The base case answers 0, the sum of nothing, where the product of nothing is wanted.
//! says: factorial(0): yours returned 0, and it should be 1.
//! also: factorial(3): yours returned 0, and it should be 6. 0 is a factor of every result.
// ANCHOR: body
if n == 0 { 0 } else { n * factorial(n - 1) }
// ANCHOR_END: body
