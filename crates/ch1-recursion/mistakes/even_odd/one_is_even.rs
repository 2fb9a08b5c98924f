//! mistake: A second base case that is wrong.
//! says: is_even(1): yours returned true, and it should be false. is_even(1) said true without a question.
// ANCHOR: even
if n <= 1 { true } else { is_odd(n - 1) }
// ANCHOR_END: even
