//! mistake: Asks both functions, to be sure, and so doubles the calls at every step.
//! says: is_even(10): yours made 94 calls, and it should make 11. is_odd(9) itself made 2 calls: one answer about n − 1 is enough. (The answer is right.)
// ANCHOR: odd
n != 0 && !is_odd(n - 1) && is_even(n - 1)
// ANCHOR_END: odd
