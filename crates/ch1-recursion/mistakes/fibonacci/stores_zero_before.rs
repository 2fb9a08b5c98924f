//! mistake: Stores before the number is worked out.
//! says: fib(4): yours returned
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let mut value = 0;
memo.insert(n, value);
value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
value
// ANCHOR_END: memo
