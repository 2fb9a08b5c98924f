//! mistake: A loop that goes on to n + 1.
//! says: factorial(1) is 2, and should be 1: that is 2!: one factor too many.
// ANCHOR: body
(1..=n + 1).product()
// ANCHOR_END: body
