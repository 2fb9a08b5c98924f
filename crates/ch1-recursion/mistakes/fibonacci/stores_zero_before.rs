//! mistake: Stores before the number is worked out.
//! says: fibonacci_memo(4): yours returned 2, and it should be 3. After fib(3) the memo says fib(2) = 0, fib(3) = 0; under n it must hold fib(n).
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let mut value = 0;
memo.insert(n, value);
value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
value
// ANCHOR_END: memo
