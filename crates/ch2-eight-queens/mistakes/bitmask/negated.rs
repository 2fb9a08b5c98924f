//! mistake: The negative of a word is written with a minus sign of another type.
//! says: a subtraction went below zero, where a u32 cannot go. The negative of a word
// CHANGE: body
-     let bit = free & free.wrapping_neg(); // the lowest bit that is set
+     let bit = free & (0 - free); // the lowest bit that is set
      free ^= bit;
