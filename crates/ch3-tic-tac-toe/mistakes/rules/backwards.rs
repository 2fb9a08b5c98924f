//! mistake: The squares come from the last to the first.
//! says: Row by row, so that the cells come in the order of their numbers.
// CHANGE: moves
+     .rev()
      .flat_map(|row| (0..3).map(move |col| Move { row, col }))
