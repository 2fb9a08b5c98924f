//! Mutual recursion: two functions, each written in terms of the other.
//!
//! `n % 2` does it in one step, of course. The two are here because they are the smallest pair
//! that shows it: neither calls itself, and still both are recursive.
//!
//! You can use `if`, and the other function of the two.

use call_trace::traced;

/// Whether n is even: 0 is, and any other n is even if n − 1 is odd.
///
/// Makes n + 1 calls, in turn to [`is_even`] and [`is_odd`], n + 1 frames deep. The tests look at
/// the calls: the two must ask each other.
// ANCHOR: is_even
#[traced]
pub fn is_even(n: u64) -> bool {
    // ANCHOR: even todo!("whether n is even")
    if n == 0 { true } else { is_odd(n - 1) }
    // ANCHOR_END: even
}
// ANCHOR_END: is_even

/// Whether n is odd: 0 is not, and any other n is odd if n − 1 is even.
// ANCHOR: is_odd
#[traced]
pub fn is_odd(n: u64) -> bool {
    // ANCHOR: odd todo!("whether n is odd")
    if n == 0 { false } else { is_even(n - 1) }
    // ANCHOR_END: odd
}
// ANCHOR_END: is_odd
