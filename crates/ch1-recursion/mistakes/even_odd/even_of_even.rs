//! mistake: is_even asks is_odd about n.
//! says: is_even(3) called is_odd(3): 7 calls for 3 where 4 suffice; n must shrink. (The answer is right.)
// ANCHOR: even
n == 0 || !is_odd(n)
// ANCHOR_END: even
