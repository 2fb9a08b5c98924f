//! mistake: No base case: nothing stops the chain.
//! says: factorial(0) tried 0 − 1. Nothing is below 0: for which n is no call needed?
// ANCHOR: body
n * factorial(n - 1)
// ANCHOR_END: body
