//! mistake: Overwrites before it adds.
//! says: fibonacci(2): yours returned 2, and it should be 1. The two before it are 1 and 0, and their sum is 1.
// ANCHOR: plain
let (mut a, mut b) = (0, 1);
for _ in 0..n { a = b; b = a + b; }
a
// ANCHOR_END: plain
