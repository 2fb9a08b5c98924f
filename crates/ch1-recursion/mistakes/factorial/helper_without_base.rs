//! mistake: A traced helper without a base case.
//! says: factorial(0) tried 0 − 1: nothing stops the chain. 0! is 1. Ask for 0 first.
// ANCHOR: body
#[traced]
fn go(n: u64, product: u64) -> u64 { go(n - 1, product * n) }
go(n, 1)
// ANCHOR_END: body
