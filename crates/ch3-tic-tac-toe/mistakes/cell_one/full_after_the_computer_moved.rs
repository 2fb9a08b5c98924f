//! mistake: Asks whether the board is full only after the computer has moved.
//! says: yours let the computer move on a full board, and it should end the game. The human's mark has filled it. When does yours look whether the board is full?
// CHANGE: result
- } else if !grid.is_full() {
+ } else {

-     }
- } else {
+     } else if grid.is_full() {
      result = Some(DRAW);
  }
+ }
