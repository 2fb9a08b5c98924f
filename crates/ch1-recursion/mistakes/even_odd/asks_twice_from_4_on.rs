//! mistake: The same question is asked twice.
//! says: is_even(10): yours made 61 calls, and it should make 11. is_even(10) itself made 2 calls: one answer about n − 1 is enough. (The answer is right.)
// ANCHOR: even
n == 0 || n == 2 || is_odd(n - 1) && is_odd(n - 1)
// ANCHOR_END: even
// ANCHOR: odd
n == 1 || n != 0 && is_even(n - 1)
// ANCHOR_END: odd
