//! mistake: Stores only the first part.
//! says: fibonacci_memo(5): yours returned 4, and it should be 5. After fib(3) the memo says fib(2) = 1, fib(3) = 1; under n it must hold fib(n).
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let one = fibonacci_memo(n - 1, memo);
memo.insert(n, one);
one + fibonacci_memo(n - 2, memo)
// ANCHOR_END: memo
