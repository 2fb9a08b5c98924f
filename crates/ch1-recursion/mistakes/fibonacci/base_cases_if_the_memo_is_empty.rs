//! mistake: The base cases are put into the memo, and only if it is empty.
//! says: fibonacci_memo(4), with a memo that holds fib(9) = 34 alone: yours stopped with a panic, and it should return 3. fib(0) is 0 and fib(1) is 1 whatever the memo holds
// ANCHOR: memo
if memo.is_empty() { memo.insert(0, 0); memo.insert(1, 1); }
if let Some(&v) = memo.get(&n) { return v; }
let v = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, v);
v
// ANCHOR_END: memo
