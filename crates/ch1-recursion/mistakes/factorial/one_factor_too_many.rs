//! mistake: A loop that goes on to n + 1.
//! says: factorial(1): yours returned 2, and it should be 1. That is the factorial of n + 1: one factor too many.
// ANCHOR: body
(1..=n + 1).product()
// ANCHOR_END: body
