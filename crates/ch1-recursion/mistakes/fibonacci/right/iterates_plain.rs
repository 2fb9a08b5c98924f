//! right: Only the plain one iterates.
//! told: without a call that the recorder sees
// ANCHOR: plain
let (mut a, mut b) = (0, 1);
for _ in 0..n { (a, b) = (b, a + b); }
a
// ANCHOR_END: plain
