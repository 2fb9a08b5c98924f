//! right: A traced function for the multiplication alone.
//! told: factorial(5) made
// ANCHOR: body
#[traced]
fn times(a: u64, b: u64) -> u64 { a * b }
if n == 0 { 1 } else { times(n, factorial(n - 1)) }
// ANCHOR_END: body
