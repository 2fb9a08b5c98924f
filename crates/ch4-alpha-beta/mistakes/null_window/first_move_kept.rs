//! mistake: The first move is recommended, whichever has the best value.
//! says: The value is right, and it is that of move 2: move 1 is worth 4.
// CHANGE: null_window
- let (mut value, _reply) = null_window(&new_board, depth - 1, low, high);
+ let (mut value, _reply) = null_window(&new_board, depth - 1, low, high);
+ recommended = recommended.or(Some(try_it));

- best_value = value;
- recommended = Some(try_it);
+ best_value = value;
