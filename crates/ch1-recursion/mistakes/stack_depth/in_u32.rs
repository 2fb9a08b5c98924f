//! mistake: Adds in 32 bits.
//! says: Sums of small numbers are right. That is what is left of it in 32 bits: keep u64 all the way.
// CHANGE: halves
-     [only] => *only,
+     [only] => u64::from(*only as u32),
