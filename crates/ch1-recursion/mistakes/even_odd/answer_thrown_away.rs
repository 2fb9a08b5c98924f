//! mistake: Asks the other one and says no.
//! says: is_even(2): yours returned false, and it should be true. is_odd(1) said true, and is_even(2) made false of it
// ANCHOR: even
if n == 0 { return true; }
is_odd(n - 1);
false
// ANCHOR_END: even
