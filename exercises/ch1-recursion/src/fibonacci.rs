//! The bush, and the memo that prunes it: overlapping subproblems.
//!
//! Kruse and Ryba (1999, chapter 5) show the plain function as an example of recursion at its
//! worst. Storing computed results is Michie's idea, the memo function (*Nature* 218, 1968, 19–22).
//!
//! You can use `memo.get(&n)`, which is `Some(&value)` or `None`, and `memo.insert(n, value)`.
//! `memo` is already a `&mut`, so pass it on as `memo`.

use std::collections::HashMap;

use call_trace::traced;

/// Returns the n-th Fibonacci number: 0, 1, 1, 2, 3, 5, 8 …, each the sum of the two before it.
///
/// Makes at most 2·fib(n + 1) − 1 calls, which grows as fast as the numbers themselves, but is at
/// most n frames deep (one frame for n = 0). The tests call the function with n up to 10, and count
/// the calls for 20.
///
/// # Panics
/// In debug builds, if n > 93: the number no longer fits in a `u64`. Reaching the panic would take
/// centuries.
#[traced]
pub fn fibonacci(n: u64) -> u64 {
    todo!("the n-th Fibonacci number")
}

/// Returns the n-th Fibonacci number. `memo` maps k to fib(k): the function stores each number that
/// it computes. After a call with an empty memo, fib(2) to fib(n) are there; fib(0) and fib(1) may
/// be there too.
///
/// Makes at most 2n − 1 calls (n ≥ 1) with an empty memo: the function computes each number once
/// and looks it up at most once more. The caller's memo can already contain some right numbers, and
/// no entry is removed from it. Like [`fibonacci`], the function is at most n frames deep.
///
/// The tests call the function with n up to 92 and check that 94 panics, with memos that are empty,
/// that contain some numbers, or that are left over from earlier calls.
///
/// # Panics
/// In debug builds, if n > 93: the number no longer fits in a `u64`.
#[traced(skip(memo))]
pub fn fibonacci_memo(n: u64, memo: &mut HashMap<u64, u64>) -> u64 {
    todo!("the n-th Fibonacci number, with the help of the memo")
}
