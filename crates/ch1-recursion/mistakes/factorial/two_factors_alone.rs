//! mistake: Multiplies n by n − 1, the number, where the factorial of n − 1 is meant.
//! says: factorial(4): yours returned 12, and it should be 24. That is n · (n − 1) alone: the factors below are not in the product.
// ANCHOR: body
if n <= 1 { 1 } else { n * (n - 1) }
// ANCHOR_END: body
