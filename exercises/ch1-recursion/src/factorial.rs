//! A chain of calls: each one waits for the next.
//!
//! The definition is the program: `0! = 1`, and `n! = n · (n − 1)!`. Kruse and Ryba, *Data
//! Structures and Program Design in C++* (1999), chapter 5, open the subject with it.
//!
//! You can use arithmetic, and `if` or `match`.

use call_trace::traced;

/// `n!`, the product of 1, 2, … n; the empty product, `0!`, is 1.
///
/// As a recursion, n + 1 calls, n + 1 frames deep; a base case that saves one is as good. The
/// largest result that fits is 20!. The tests ask for 0 to 20, and see that 21 and 25 panic.
///
/// # Panics
/// In debug builds, when n > 20: the product no longer fits in a `u64`.
#[traced]
pub fn factorial(n: u64) -> u64 {
    todo!("the product of 1, 2, … n")
}
