//! right: One of the two is no longer traced.
//! told: put #[traced] above is_even and is_odd again
// ANCHOR: is_odd
pub fn is_odd(n: u64) -> bool {
    if n == 0 { false } else { is_even(n - 1) }
}
// ANCHOR_END: is_odd
