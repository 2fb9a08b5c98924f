//! A tail call: the callee's result is already the answer, and the caller has no work left.
//!
//! Euclid's algorithm (*Elements* VII, 1 and 2), with the remainder instead of his repeated
//! subtraction; Knuth, *The Art of Computer Programming*, volume 2, section 4.5.2.
//!
//! You can use arithmetic: `a % b` is the remainder, and it panics if b is 0.

use call_trace::traced;

/// Returns the greatest common divisor of `a` and `b`, the largest number that divides both.
///
/// Every number divides 0, so `gcd(a, 0)` is a, and `gcd(0, 0)` is 0 by convention.
///
/// Needs at most about five calls for each decimal digit of the smaller number (Lamé 1844). The
/// tests count the calls, and allow at least twice as many as Euclid's method needs.
#[traced]
pub fn gcd(a: u64, b: u64) -> u64 {
    todo!("the greatest number that divides both a and b")
}
