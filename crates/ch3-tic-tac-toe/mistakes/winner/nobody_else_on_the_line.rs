//! mistake: A line is won if the opponent is not on it.
//! says: winner on .........: yours returned X, and it should be nobody. Three empty squares win nothing.
// CHANGE: body
- for [a, b, c] in rows.chain(columns).chain(diagonals) {
-     if a.is_some() && a == b && b == c {
-         return a;
+ for player in [Player::First, Player::Second] {
+     let mut lines = rows.clone().chain(columns.clone()).chain(diagonals);
+     if lines.any(|line| line.iter().all(|square| *square != Some(player.other()))) {
+         return Some(player);
