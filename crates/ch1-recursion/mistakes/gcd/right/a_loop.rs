//! right: The same in a loop.
//! told: without a call that the recorder sees
// ANCHOR: body
let (mut a, mut b) = (a, b);
while b != 0 { (a, b) = (b, a % b); }
a
// ANCHOR_END: body
