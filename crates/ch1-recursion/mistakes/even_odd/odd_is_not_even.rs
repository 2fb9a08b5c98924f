//! mistake: is_odd asks about the same n, so half of the calls get nowhere.
//! says: is_odd(2) called is_even(2): 7 calls for 3 where 4 suffice; n must shrink.
// ANCHOR: odd
!is_even(n)
// ANCHOR_END: odd
