//! mistake: Asks whether the board is full only after the computer has moved.
//! says: the board was full and the computer moved: ask is_full after the human's mark.
// CHANGE: result
- } else if !grid.is_full() {
+ } else {

-     }
- } else {
+     } else if grid.is_full() {
      result = Some(DRAW);
  }
+ }
