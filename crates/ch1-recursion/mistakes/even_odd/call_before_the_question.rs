//! mistake: Makes the call before it asks whether n is 0.
//! says: tried 0 − 1: is_odd must ask first of all whether n is 0.
// ANCHOR: odd
let even = is_even(n - 1);
n != 0 && even
// ANCHOR_END: odd
