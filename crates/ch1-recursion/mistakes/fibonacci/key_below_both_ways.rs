//! mistake: The memo is asked and filled under n − 1.
//! says: It looks up under n − 1, and what stands there is fib(n − 1). Look under n.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&(n - 1)) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n - 1, value);
value
// ANCHOR_END: memo
