//! mistake: Stores only every second number.
//! says: fibonacci_memo(20): yours made 13 531 calls, and it should make 39. fib(18) was worked out twice: store every number that was worked out, under its own n.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
if n == 2 { memo.insert(n, value); }
value
// ANCHOR_END: memo
