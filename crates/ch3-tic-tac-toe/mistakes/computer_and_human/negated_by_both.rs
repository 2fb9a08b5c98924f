//! mistake: Both negate what comes back and take the largest.
//! says: The human can win at once on 3. The value has the wrong sign: 1 is the computer's win, −1 the human's.
// CHANGE: computer
- let mut best_move = None;
+ let mut best = None;

-         let (response_value, _) = find_human_move(grid);
+         let response = -find_human_move(grid).0;
          grid.take_back(cell);
-         if response_value > value {
-             value = response_value;
-             best_move = Some(cell);
+         if response > value {
+             value = response;
+             best = Some(cell);

- (value, best_move)
+ (value, best)
// CHANGE: human
-     return (COMPUTER_LOSS, Some(cell));
+     return (COMPUTER_WIN, Some(cell));
  }
- let mut value = COMPUTER_WIN + 1;
- let mut best_move = None;
+ let mut value = COMPUTER_LOSS - 1;
+ let mut best = None;

-         let (response_value, _) = find_computer_move(grid);
+         let response = -find_computer_move(grid).0;
          grid.take_back(cell);
-         if response_value < value {
-             value = response_value;
-             best_move = Some(cell);
+         if response > value {
+             value = response;
+             best = Some(cell);

- (value, best_move)
+ (value, best)
