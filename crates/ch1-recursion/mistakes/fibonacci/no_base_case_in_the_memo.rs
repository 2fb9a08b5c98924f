//! mistake: The memo is thought to be base case enough.
//! says: fib(0) went below 0: no number comes before it.
// ANCHOR: memo
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, value);
value
// ANCHOR_END: memo
