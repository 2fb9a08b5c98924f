//! right: asks the memo for each of the two before it calls
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain
// ANCHOR: memo
if n < 2 { return n; }
let a = match memo.get(&(n - 1)) { Some(&k) => k, None => fibonacci_memo(n - 1, memo) };
let b = match memo.get(&(n - 2)) { Some(&k) => k, None => fibonacci_memo(n - 2, memo) };
memo.insert(n, a + b);
a + b
// ANCHOR_END: memo
