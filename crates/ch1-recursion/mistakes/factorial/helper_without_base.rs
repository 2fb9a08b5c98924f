//! mistake: A traced helper without a base case.
//! says: factorial(0) tried 0 − 1. Nothing is below 0: for which n is no call needed?
// ANCHOR: body
#[traced]
fn go(n: u64, product: u64) -> u64 { go(n - 1, product * n) }
go(n, 1)
// ANCHOR_END: body
