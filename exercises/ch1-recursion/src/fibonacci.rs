//! The bush, and the memo that prunes it: overlapping subproblems.
//!
//! Kruse and Ryba (1999, chapter 5) show the plain function as recursion at its worst. Remembering
//! what was worked out is Michie's memo function (*Nature* 218, 1968, 19–22).
//!
//! You can use `memo.get(&n)`, which is `Some(&value)` or `None`, and `memo.insert(n, value)`.
//! `memo` is already a `&mut`: hand it down as `memo`.

use std::collections::HashMap;

use call_trace::traced;

/// The n-th Fibonacci number: 0, 1, 1, 2, 3, 5, 8 …, each the sum of the two before it.
///
/// Makes 2·fib(n + 1) − 1 calls or fewer, which grows as the numbers themselves do, but goes only
/// n frames deep (one, for n = 0). The tests ask for n up to 10, and count the calls for 20.
///
/// # Panics
/// In debug builds, when n > 93: the number no longer fits in a `u64`. It would take centuries.
#[traced]
pub fn fibonacci(n: u64) -> u64 {
    todo!("the n-th Fibonacci number")
}

/// The n-th Fibonacci number again; what is worked out once is kept in `memo`, from n to fib(n).
///
/// Makes 2n − 1 calls (n ≥ 1) or fewer with an empty memo: each number is worked out once and
/// looked up at most once more. The memo that is handed in can hold some numbers already, and
/// nothing is removed from it. As deep as [`fibonacci`].
///
/// The tests ask for n up to 92 and see that 94 panics, with memos that are empty, that hold some
/// numbers, and that have served before.
///
/// # Panics
/// In debug builds, when n > 93: the number no longer fits in a `u64`.
#[traced(skip(memo))]
pub fn fibonacci_memo(n: u64, memo: &mut HashMap<u64, u64>) -> u64 {
    todo!("the n-th Fibonacci number, with the help of the memo")
}
