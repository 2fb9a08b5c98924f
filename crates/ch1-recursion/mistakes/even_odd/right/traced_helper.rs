//! right: A traced helper asks the other one.
// ANCHOR: even
#[traced]
fn below(n: u64, asked_even: bool) -> bool { if asked_even { is_odd(n - 1) } else { is_even(n - 1) } }
n == 0 || below(n, true)
// ANCHOR_END: even
// ANCHOR: odd
#[traced]
fn below(n: u64, asked_even: bool) -> bool { if asked_even { is_odd(n - 1) } else { is_even(n - 1) } }
n != 0 && below(n, false)
// ANCHOR_END: odd
