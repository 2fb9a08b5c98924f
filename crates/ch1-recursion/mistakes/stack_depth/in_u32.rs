//! mistake: Adds in 32 bits.
//! says: sum_by_halves([1099511627776, 8589934592, 5]): yours returned 5, and it should be 1108101562373. Sums of small numbers are right. Yours is what is left of the sum in 32 bits.
// CHANGE: halves
-     [only] => *only,
+     [only] => u64::from(*only as u32),
