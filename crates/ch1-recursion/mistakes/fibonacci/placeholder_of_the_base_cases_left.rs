//! mistake: A 0 is put into the memo to hold the place, and is never replaced, not even at a base case.
//! says: fibonacci_memo(3): yours returned 1, and it should be 2. After fib(3) the memo says fib(0) = 0, fib(1) = 0, fib(2) = 0, fib(3) = 0; under n it must hold fib(n).
// ANCHOR: memo
if let Some(&v) = memo.get(&n) { return v; }
memo.insert(n, 0);
let v = if n < 2 { n } else { fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo) };
v
// ANCHOR_END: memo
