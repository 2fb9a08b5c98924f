//! mistake: Stores n and not the number.
//! says: fibonacci_memo(4): yours returned 4, and it should be 3. After fib(3) the memo says fib(2) = 2, fib(3) = 3; under n it must hold fib(n).
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, n);
value
// ANCHOR_END: memo
