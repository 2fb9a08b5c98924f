//! mistake: A clone of the generator is asked, so the next call gets the same numbers.
//! says: yours returned the same move in all, and it should be each in about 250.
// CHANGE: body
+ let mut rng = rng.clone();
  let mut best_value = board.worst_case();
