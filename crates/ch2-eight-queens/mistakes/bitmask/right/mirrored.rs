//! right: Half of the first row is counted twice, and the middle column once.
//! told: 92 ways in 1 028 recorded calls
// CHANGE: body
// CHANGE: bitmask
-     let full = (1 << n) - 1;
-     place_row(full, 0, 0, 0)
+     let full: u32 = (1 << n) - 1;
+     let from = |bit: u32| place_row(full, bit, bit << 1, bit >> 1);
+     let half: u64 = (0..n / 2).map(|col| from(1 << col)).sum();
+     2 * half + if n % 2 == 1 { from(1 << (n / 2)) } else { u64::from(n == 0) }
