//! mistake: Who could lose at once stops that before anything else, and takes it for a draw.
//! says: The human threatens to win on 1, and yours marks it and asks no further. After that the game goes on: ask find_human_move what the move is worth.
// CHANGE: computer
+ if let Some(cell) = immediate_win(grid, Side::Human) {
+     return (DRAW, Some(cell));
+ }
  let mut value = COMPUTER_LOSS - 1;

-         let (response_value, _) = find_human_move(grid);
+         let (response, _) = find_human_move(grid);
          grid.take_back(cell);
-         if response_value > value {
-             value = response_value;
+         if response > value {
+             value = response;
