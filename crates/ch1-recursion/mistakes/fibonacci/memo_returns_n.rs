//! mistake: The memo returns n where it should return what it knows.
//! says: fibonacci_memo(4): yours returned 4, and it should be 3. Yours returned 2 for fib(2), and the memo holds fib(2) = 1. What it holds under n is the answer.
// ANCHOR: memo
if n < 2 { return n; }
if memo.contains_key(&n) { return n; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, value);
value
// ANCHOR_END: memo
