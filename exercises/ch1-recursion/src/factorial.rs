//! A chain of calls: each one waits for the next.
//!
//! The definition is the program: `0! = 1`, and `n! = n · (n − 1)!`. Kruse and Ryba, *Data
//! Structures and Program Design in C++* (1999), chapter 5, introduce recursion with it.
//!
//! You can use arithmetic, and `if` or `match`.

use call_trace::traced;

/// Returns `n!`, the product of 1, 2, … n. The empty product, `0!`, is 1.
///
/// Makes n + 1 calls as a recursion and is n + 1 frames deep. A base case that saves one call is
/// just as good. The largest result that fits is 20!. The tests call the function with 0 to 20, and
/// check that 21 and 25 panic.
///
/// # Panics
/// In debug builds, if n > 20: the product no longer fits in a `u64`.
#[traced]
pub fn factorial(n: u64) -> u64 {
    todo!("the product of 1, 2, … n")
}
