//! mistake: The mover stays after every line.
//! says: The turn never passes. When no box was closed: the turn passes.
// CHANGE: next
- if closed == 0 {
-     next.to_move = board.to_move.other();
- }
