//! mistake: A loop that ends before n.
//! says: factorial(2): yours returned 1, and it should be 2. The last factor, n itself, is missing.
// ANCHOR: body
(1..n).product()
// ANCHOR_END: body
