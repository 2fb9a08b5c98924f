//! mistake: Right for small numbers only.
//! says: is_even(101): yours returned true, and it should be false. is_even(101) said true without a question. Only 0 needs none.
// ANCHOR: even
if n > 100 { return true; }
n == 0 || is_odd(n - 1)
// ANCHOR_END: even
