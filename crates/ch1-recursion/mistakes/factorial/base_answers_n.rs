//! mistake: Both 0 and 1 answer with n itself, so 0! is 0.
//! says: factorial(0): yours returned 0, and it should be 1. The empty product is 1. (From 1! on yours are right.)
// ANCHOR: body
if n <= 1 { n } else { n * factorial(n - 1) }
// ANCHOR_END: body
