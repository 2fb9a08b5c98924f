//! mistake: A loop that goes one too far.
//! says: fibonacci(0): yours returned 1, and it should be 0. The sequence begins 0, 1, and yours 1, 1: it runs one ahead.
// ANCHOR: plain
let (mut a, mut b) = (0, 1);
for _ in 0..=n { (a, b) = (b, a + b); }
a
// ANCHOR_END: plain
