//! mistake: The column that was tried stays free.
//! says: bitmask(1) does not end: each turn of the loop leaves one column fewer to try
// CHANGE: body
-     free ^= bit;
