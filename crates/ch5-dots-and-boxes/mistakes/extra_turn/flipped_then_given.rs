//! mistake: The turn passes first, and the boxes go to who moves then, the turn passing always.
//! says: The turn passes after every line.
// CHANGE: next
- match board.to_move {
+ next.to_move = board.to_move.other();
+ match next.to_move {

- if closed == 0 {
-     next.to_move = board.to_move.other();
- }
