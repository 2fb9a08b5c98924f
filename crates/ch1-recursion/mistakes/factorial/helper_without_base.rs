//! mistake: A traced helper without a base case.
//! says: factorial(0) tried 0 − 1. 0! is 1, and nothing is below it: ask whether n is 0 before anything else.
// ANCHOR: body
#[traced]
fn go(n: u64, product: u64) -> u64 { go(n - 1, product * n) }
go(n, 1)
// ANCHOR_END: body
