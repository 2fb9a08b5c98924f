//! mistake: The squares are one row of nine, and three running ones win.
//! says: Yours takes them for a line
// CHANGE: body
+ let flat: Vec<Option<Player>> = s.iter().flatten().copied().collect();
+ for at in 0..7 {
+     if flat[at].is_some() && flat[at] == flat[at + 1] && flat[at] == flat[at + 2] {
+         return flat[at];
+     }
+ }
  for [a, b, c] in rows.chain(columns).chain(diagonals) {
