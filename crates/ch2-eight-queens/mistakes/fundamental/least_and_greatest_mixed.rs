//! mistake: The least of the turns, the greatest of the mirror images.
//! says: fundamental(8): yours returned 40 boards of 12 kinds, and it should be 12, one of each kind.
// CHANGE: body
+ let mut greatest = mirror(&turned);
  for _ in 0..4 {

-     least = least.min(mirror(&turned)).min(turned.clone());
+     least = least.min(turned.clone());
+     greatest = greatest.max(mirror(&turned));
  }
- least
+ if queens[0] < queens.len() / 2 { least } else { greatest }
