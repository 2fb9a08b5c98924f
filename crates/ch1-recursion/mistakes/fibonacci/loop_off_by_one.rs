//! mistake: A loop that goes one too far.
//! says: fib(0) is 0, not 1: the sequence begins 0, 1, and yours 1, 1: it runs one ahead.
// ANCHOR: plain
let (mut a, mut b) = (0, 1);
for _ in 0..=n { (a, b) = (b, a + b); }
a
// ANCHOR_END: plain
