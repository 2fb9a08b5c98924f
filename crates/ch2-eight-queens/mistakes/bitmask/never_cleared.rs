//! mistake: The column that was tried stays free.
//! says: bitmask(1): yours does not end, and it should be 1. Each turn of the loop leaves one column fewer to try.
// CHANGE: body
-     free ^= bit;
