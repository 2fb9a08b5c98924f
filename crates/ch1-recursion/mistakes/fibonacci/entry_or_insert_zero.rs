//! mistake: Makes an entry with 0 for later, and never fills it.
//! says: after fib(6) the memo says fib(2) = 0
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain
// ANCHOR: memo
if n < 2 { return n; }
let k = *memo.entry(n).or_insert(0);
if k != 0 { return k; }
fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo)
// ANCHOR_END: memo
