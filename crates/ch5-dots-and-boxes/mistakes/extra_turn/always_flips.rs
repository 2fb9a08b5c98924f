//! mistake: The turn passes after every line.
//! says: The turn passes after every line. When a box was closed: same player again.
// CHANGE: next
- if closed == 0 {
      next.to_move = board.to_move.other();
- }
