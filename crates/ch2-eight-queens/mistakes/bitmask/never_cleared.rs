//! mistake: The column that was tried stays free.
//! says: bitmask(1): yours does not end, and it should be 1. In each turn of the loop, take one column away from those to try.
// CHANGE: body
-     free ^= bit;
