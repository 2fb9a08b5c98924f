//! right: Both iterate.
//! told: without a call that the recorder sees
//! told: Right up to fib(92).
// ANCHOR: plain
let (mut a, mut b) = (0, 1);
for _ in 0..n { (a, b) = (b, a + b); }
a
// ANCHOR_END: plain
// ANCHOR: memo
let (mut a, mut b) = (0, 1);
for i in 0..n { memo.insert(i, a); (a, b) = (b, a + b); }
a
// ANCHOR_END: memo
