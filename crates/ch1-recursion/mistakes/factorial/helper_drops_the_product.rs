//! mistake: The helper's base case answers 1.
//! says: factorial(2): yours returned 1, and it should be 2. n itself is not in the product: multiply by it after the call.
// ANCHOR: body
#[traced]
fn go(n: u64, product: u64) -> u64 { if n == 0 { 1 } else { go(n - 1, product * n) } }
go(n, 1)
// ANCHOR_END: body
