//! mistake: Gives the boxes and returns; the line is drawn only when the turn passes.
//! says: A line that closes a box is drawn too
// CHANGE: next
- next.drawn |= 1 << line.number();
+ if closed != 0 {

- if closed == 0 {
+     return next;
+ }
+ next.drawn |= 1 << line.number();
      next.to_move = board.to_move.other();
- }
