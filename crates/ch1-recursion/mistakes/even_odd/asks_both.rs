//! mistake: To be sure, both functions are asked about n - 1.
//! says: is_even(10): yours made 41 calls, and it should make 11. is_even(10) itself made 2 calls: one answer about n − 1 is enough. (The answer is right.)
// ANCHOR: even
if n == 0 { true } else { is_odd(n - 1) && !is_even(n - 1) }
// ANCHOR_END: even
