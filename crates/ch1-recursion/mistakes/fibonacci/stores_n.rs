//! mistake: Stores n and not the number.
//! says: fib(4): yours returned
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, n);
value
// ANCHOR_END: memo
