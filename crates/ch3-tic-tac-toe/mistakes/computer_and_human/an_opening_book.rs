//! mistake: After the first move the centre is taken, without a look.
//! says: Of equally good cells the first.
// CHANGE: computer
+ let marks = (1..=9).filter(|&cell| !grid.is_empty(cell)).count();
+ if marks == 1 && grid.is_empty(5) {
+     return (DRAW, Some(5));
+ }
  let mut value = COMPUTER_LOSS - 1;
- let mut best_move = None;
+ let mut best = None;

-         let (response_value, _) = find_human_move(grid);
+         let (response, _) = find_human_move(grid);
          grid.take_back(cell);
-         if response_value > value {
-             value = response_value;
-             best_move = Some(cell);
+         if response > value {
+             value = response;
+             best = Some(cell);

- (value, best_move)
+ (value, best)
