//! mistake: The memo returns n where it should return what it knows.
//! says: fib(4): yours returned 4, and it should be 3. fib(2) is 2 with you, and the memo says fib(2) = 1. What the memo says under n is the answer.
// ANCHOR: memo
if n < 2 { return n; }
if memo.contains_key(&n) { return n; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, value);
value
// ANCHOR_END: memo
