//! Mutual recursion: two functions, each written in terms of the other.
//!
//! `n % 2` does it in one step, of course. We write these two functions because they are the
//! smallest example: neither calls itself, and still both are recursive.
//!
//! You can use `if`, and each of the two functions can call the other.

use call_trace::traced;

/// Returns whether n is even: 0 is even, and any other n is even if n − 1 is odd.
///
/// Makes n + 1 calls, alternately to [`is_even`] and [`is_odd`], and is n + 1 frames deep. Fewer
/// calls are just as good. The tests check the calls: each function must call the other.
// ANCHOR: is_even
#[traced]
pub fn is_even(n: u64) -> bool {
    // ANCHOR: even todo!("whether n is even")
    if n == 0 { true } else { is_odd(n - 1) }
    // ANCHOR_END: even
}
// ANCHOR_END: is_even

/// Returns whether n is odd: 0 is not odd, and any other n is odd if n − 1 is even.
// ANCHOR: is_odd
#[traced]
pub fn is_odd(n: u64) -> bool {
    // ANCHOR: odd todo!("whether n is odd")
    if n == 0 { false } else { is_even(n - 1) }
    // ANCHOR_END: odd
}
// ANCHOR_END: is_odd
