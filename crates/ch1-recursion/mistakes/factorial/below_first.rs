//! mistake: Works out n − 1 before it asks whether n is 0.
//! says: factorial(0) tried 0 − 1. Nothing is below 0: for which n is no call needed?
// ANCHOR: body
let below = n - 1;
if n == 0 { 1 } else { n * factorial(below) }
// ANCHOR_END: body
