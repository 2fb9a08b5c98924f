//! mistake: Makes an entry with 0 for later, and never fills it.
//! says: fibonacci_memo(5): yours made 15 calls, and it should make 9. After fib(6) the memo says fib(2) = 0, fib(3) = 0, fib(4) = 0, fib(5) = 0, fib(6) = 0; under n it must hold fib(n).
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain
// ANCHOR: memo
if n < 2 { return n; }
let k = *memo.entry(n).or_insert(0);
if k != 0 { return k; }
fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo)
// ANCHOR_END: memo
