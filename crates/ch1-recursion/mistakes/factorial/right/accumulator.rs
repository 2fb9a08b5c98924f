//! right: A traced helper hands the product down.
//! told: factorial(5) made 7 calls
// ANCHOR: body
#[traced]
fn go(n: u64, product: u64) -> u64 {
    if n == 0 { product } else { go(n - 1, product * n) }
}
go(n, 1)
// ANCHOR_END: body
