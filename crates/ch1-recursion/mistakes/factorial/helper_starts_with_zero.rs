//! mistake: The helper begins with 0.
//! says: factorial(0): yours returned 0, and it should be 1. The empty product is 1, for it is a factor of every result.
// ANCHOR: body
#[traced]
fn go(n: u64, product: u64) -> u64 { if n == 0 { product } else { go(n - 1, product * n) } }
go(n, 0)
// ANCHOR_END: body
