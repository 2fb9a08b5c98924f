//! mistake: The numbers pass through an i32.
//! says: Right up to fib(47), the last one that fits in 32 bits. Keep u64 all the way.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let value = (fibonacci_memo(n - 1, memo) as i32).wrapping_add(fibonacci_memo(n - 2, memo) as i32) as u32 as u64;
memo.insert(n, value);
value
// ANCHOR_END: memo
