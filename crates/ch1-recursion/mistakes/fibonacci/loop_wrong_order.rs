//! mistake: Overwrites before it adds.
//! says: fib(2) is 1, not 2: the two before it are 1 and 0, and their sum is 1.
// ANCHOR: plain
let (mut a, mut b) = (0, 1);
for _ in 0..n { a = b; b = a + b; }
a
// ANCHOR_END: plain
