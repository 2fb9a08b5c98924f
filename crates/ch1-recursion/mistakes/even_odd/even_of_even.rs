//! mistake: is_even asks is_odd about n.
//! says: is_even(3): yours made 7 calls, and it should make 4. is_even(3) called is_odd(3): n must shrink. (The answer is right.)
// ANCHOR: even
n == 0 || !is_odd(n)
// ANCHOR_END: even
