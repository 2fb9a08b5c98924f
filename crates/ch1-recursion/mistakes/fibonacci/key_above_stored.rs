//! mistake: The memo is filled under n + 1.
//! says: After fib(3) the memo says fib(3) = 1, fib(4) = 2; under n it must hold fib(n).
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n + 1, value);
value
// ANCHOR_END: memo
