//! mistake: The memo is thought to be base case enough.
//! says: fib(0) asked for fib(−1): nothing stops the chain.
// ANCHOR: memo
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, value);
value
// ANCHOR_END: memo
