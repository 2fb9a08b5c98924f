//! right: Stops at 2.
//! told: factorial(5) made 4 calls
// ANCHOR: body
if n < 2 { return 1 }
if n == 2 { return 2 }
factorial(n - 1) * n
// ANCHOR_END: body
