//! mistake: Every move is counted, also worse ones.
//! says: Worse ones in between were counted.
// CHANGE: body
+     equals += 1;
      if board.better(value, best_value) {

-     } else if value == best_value {
-         equals += 1;
-         if rng.u64(..equals) == 0 {
+     } else if value == best_value && rng.u64(..equals) == 0 {

- }
  chosen
