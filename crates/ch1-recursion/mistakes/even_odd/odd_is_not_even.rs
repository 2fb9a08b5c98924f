//! mistake: is_odd asks about the same n, so half of the calls get nowhere.
//! says: is_even(3): yours made 7 calls, and it should make 4. is_odd(2) called is_even(2): n must shrink. (The answer is right.)
// ANCHOR: odd
!is_even(n)
// ANCHOR_END: odd
