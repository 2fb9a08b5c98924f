//! mistake: The second call goes to the function without a memo.
//! says: the plain function remembers nothing. Both calls go to fibonacci_memo.
//! also: fibonacci_memo(10), with a memo that holds both numbers before it: yours made 69 calls, and it should make 3. fibonacci_memo(10) called fibonacci(8)
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&v) = memo.get(&n) { return v; }
let v = fibonacci_memo(n - 1, memo) + fibonacci(n - 2);
memo.insert(n, v);
v
// ANCHOR_END: memo
