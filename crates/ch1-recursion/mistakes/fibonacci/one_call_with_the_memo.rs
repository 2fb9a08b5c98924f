//! mistake: Looks n − 2 up and does not work it out.
//! says: fibonacci_memo(3): yours returned 1, and it should be 2. fib(3) asked for fib(2) alone. It is the sum of two, fib(2) + fib(1).
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + memo.get(&(n - 2)).copied().unwrap_or(0);
memo.insert(n, value);
value
// ANCHOR_END: memo
