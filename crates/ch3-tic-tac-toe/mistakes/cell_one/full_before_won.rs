//! mistake: Asks whether the board is full before it asks who has won.
//! says: X won with the ninth mark: wherever yours decides on a draw, check first who has won.
// CHANGE: result
- if grid.has_won(Side::Human) {
+ if grid.is_full() {
+     result = Some(DRAW);
+ } else if grid.has_won(Side::Human) {
      result = Some(COMPUTER_LOSS);
- } else if !grid.is_full() {
+ } else {

- } else {
-     result = Some(DRAW);
