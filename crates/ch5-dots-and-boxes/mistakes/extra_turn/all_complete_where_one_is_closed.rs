//! mistake: Where the line closes a box, the mover gets every box that is complete, those of the opponent too.
//! says: Only what this line closes is new.
// CHANGE: next
+ let all = match closed {
+     0 => 0,
+     _ => (0..board.size.lines())
+         .filter(|&side| next.drawn & 1 << side != 0)
+         .fold(0, |all, side| all | closed_by(board.size, next.drawn & !(1 << side), side)),
+ };
  match board.to_move {
-     Player::First => next.taken[0] |= closed,
-     Player::Second => next.taken[1] |= closed,
+     Player::First => next.taken[0] |= all,
+     Player::Second => next.taken[1] |= all,
