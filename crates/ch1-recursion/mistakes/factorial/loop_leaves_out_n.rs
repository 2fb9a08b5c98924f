//! mistake: A loop that ends before n.
//! says: factorial(2) is 1, and should be 2: that is 1!: the last factor, 2 itself, is missing.
// ANCHOR: body
(1..n).product()
// ANCHOR_END: body
