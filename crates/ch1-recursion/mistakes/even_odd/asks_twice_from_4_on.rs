//! mistake: The same question is asked twice.
//! says: is_even(10) asked 2 times: 61 calls for 10 where 11 suffice
//! also: is_even(10) asked 2 times
// ANCHOR: even
n == 0 || n == 2 || is_odd(n - 1) && is_odd(n - 1)
// ANCHOR_END: even
// ANCHOR: odd
n == 1 || n != 0 && is_even(n - 1)
// ANCHOR_END: odd
