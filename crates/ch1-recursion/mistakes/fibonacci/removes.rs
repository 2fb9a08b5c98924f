//! mistake: Takes the number out of the memo when it is used.
//! says: fib(9), asked once more with the same memo, makes 15 calls: keep what was worked out in the memo you were handed.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(known) = memo.remove(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, value);
value
// ANCHOR_END: memo
