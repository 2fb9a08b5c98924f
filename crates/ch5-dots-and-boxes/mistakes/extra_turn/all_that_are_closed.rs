//! mistake: The mover gets all boxes that are closed now.
//! says: Only what this line closes is new.
// CHANGE: next
+ let mut all = 0;
+ for side in 0..board.size.lines() {
+     if next.drawn & 1 << side != 0 {
+         all |= closed_by(board.size, next.drawn & !(1 << side), side);
+     }
+ }
  match board.to_move {
-     Player::First => next.taken[0] |= closed,
-     Player::Second => next.taken[1] |= closed,
+     Player::First => next.taken[0] = all,
+     Player::Second => next.taken[1] = all,
