//! mistake: The second call goes to the function without a memo.
//! says: the plain function remembers nothing. Both calls go to fibonacci_memo.
//! also: 69 calls for fib(10), although the memo held both numbers before it: fibonacci_memo(10) called fibonacci(8)
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&v) = memo.get(&n) { return v; }
let v = fibonacci_memo(n - 1, memo) + fibonacci(n - 2);
memo.insert(n, v);
v
// ANCHOR_END: memo
