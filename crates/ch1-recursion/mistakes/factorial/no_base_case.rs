//! mistake: No base case: nothing stops the chain.
//! says: factorial(0) tried 0 − 1. 0! is 1, and nothing is below it
// ANCHOR: body
n * factorial(n - 1)
// ANCHOR_END: body
