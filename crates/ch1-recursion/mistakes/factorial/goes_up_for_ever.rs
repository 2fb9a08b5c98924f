//! mistake: Goes up, and has no base case.
//! says: factorial(0) called factorial(1). Which n needs no call
// ANCHOR: body
n * factorial(n + 1)
// ANCHOR_END: body
