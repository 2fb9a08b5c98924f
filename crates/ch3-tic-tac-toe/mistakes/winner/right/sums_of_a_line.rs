//! right: X counts 1 and O −1: a line of 3 or −3 is won.
// CHANGE: body
- for [a, b, c] in rows.chain(columns).chain(diagonals) {
-     if a.is_some() && a == b && b == c {
-         return a;
+ for line in rows.chain(columns).chain(diagonals) {
+     let sum: i32 = line.iter().map(|square| match square {
+         Some(Player::First) => 1,
+         Some(Player::Second) => -1,
+         None => 0,
+     }).sum();
+     if sum == 3 {
+         return Some(Player::First);
      }
+     if sum == -3 {
+         return Some(Player::Second);
  }
+ }
