//! mistake: The call is for n - 1, so the factor here is the one after it, n + 1.
//! says: factorial(1): yours returned 2, and it should be 1. That is the factorial of n + 1: one factor too many.
// ANCHOR: body
if n == 0 { 1 } else { (n + 1) * factorial(n - 1) }
// ANCHOR_END: body
