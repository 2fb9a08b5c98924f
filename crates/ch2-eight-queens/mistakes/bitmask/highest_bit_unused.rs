//! mistake: The highest bit is a sign and is left alone
//! says: there was no call with all columns taken, and on a board of 1 there is one
// CHANGE: body
+ free &= full >> 1;
  while free != 0 {
-     let bit = free & free.wrapping_neg(); // the lowest bit that is set
+     let bit = free & free.wrapping_neg();
      free ^= bit;
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
