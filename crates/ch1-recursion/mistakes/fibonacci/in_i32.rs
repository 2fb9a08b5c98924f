//! mistake: The numbers pass through an i32.
//! says: Does a smaller type than u64, or a float, stand on the way?
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let value = (fibonacci_memo(n - 1, memo) as i32).wrapping_add(fibonacci_memo(n - 2, memo) as i32) as u32 as u64;
memo.insert(n, value);
value
// ANCHOR_END: memo
