//! mistake: Makes the call before it asks whether n is 0.
//! says: factorial(0) tried 0 − 1. Nothing is below 0: for which n is no call needed?
// ANCHOR: body
let below = factorial(n - 1);
if n == 0 { 1 } else { n * below }
// ANCHOR_END: body
