//! mistake: A list of the even numbers up to ten.
//! says: is_even(14): yours returned false, and it should be true. is_even(14) said false without a question.
// ANCHOR: even
match n { 0 | 2 | 4 | 6 | 8 | 10 => true, _ => false }
// ANCHOR_END: even
