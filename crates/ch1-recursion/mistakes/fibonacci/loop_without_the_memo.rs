//! mistake: A loop finds the number, and the memo stays empty.
//! says: fibonacci_memo(9): yours left the memo empty, and it should hold fib(9).
// ANCHOR: memo
let (mut a, mut b) = (0, 1);
for k in 0..n { if k + 1 < n { let c = a + b; a = b; b = c; } }
if n == 0 { 0 } else { b }
// ANCHOR_END: memo
