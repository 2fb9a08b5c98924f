//! mistake: Where one cell is left, it is played without asking.
//! says: The input has ended. Nothing was read: ask, even where one move is left.
// CHANGE: body
+ let moves: Vec<_> = board.legal_moves().collect();
+ if moves.len() == 1 {
+     return Ok(moves.first().copied());
+ }
  let mut line = String::new();
