//! mistake: free & (free − 1) is taken for the lowest bit
//! says: has no queen more than the call above it: the new bit is 0.
// CHANGE: body
-     let bit = free & free.wrapping_neg(); // the lowest bit that is set
-     free ^= bit;
+     let bit = free & (free - 1);
+     free &= free - 1;
