//! mistake: With the memo, one of the two numbers before is thought to be enough.
//! says: fib(3) asked for fib(2) alone. It is the sum of two
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&k) = memo.get(&n) { return k; }
let v = fibonacci_memo(n - 1, memo);
memo.insert(n, v);
v
// ANCHOR_END: memo
