//! right: The function is no longer traced.
//! told: nothing was recorded: put #[traced] above factorial again
// ANCHOR: factorial
pub fn factorial(n: u64) -> u64 {
    if n == 0 { 1 } else { n * factorial(n - 1) }
}
// ANCHOR_END: factorial
