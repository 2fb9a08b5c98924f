//! right: The highest free column first.
// CHANGE: body
-     let bit = free & free.wrapping_neg(); // the lowest bit that is set
+     let bit = 1 << (31 - free.leading_zeros()); // the lowest bit that is set
      free ^= bit;
