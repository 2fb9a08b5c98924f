//! mistake: Makes the call before it asks whether n is 0.
//! says: tried 0 − 1. Does is_odd look whether n is 0 before it calls?
// ANCHOR: odd
let even = is_even(n - 1);
n != 0 && even
// ANCHOR_END: odd
