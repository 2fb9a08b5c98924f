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
// ANCHOR: gcd
#[traced]
pub fn gcd(a: u64, b: u64) -> u64 {
    // ANCHOR: body todo!("the greatest number that divides both a and b")
    if b == 0 { a } else { gcd(b, a % b) }
    // ANCHOR_END: body
}
// ANCHOR_END: gcd

// ANCHOR: solution_loop
/// Computes [`gcd`] in one frame: its arguments become two variables, and the call an assignment.
// ANCHOR: gcd_loop
pub fn gcd_loop(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
// ANCHOR_END: gcd_loop
// ANCHOR_END: solution_loop
