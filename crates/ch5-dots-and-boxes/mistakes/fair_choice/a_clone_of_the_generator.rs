//! mistake: A clone of the generator is asked, so the next call gets the same numbers.
//! says: 1 000 games, one choice.
// CHANGE: body
+ let mut rng = rng.clone();
  let mut best_value = board.worst_case();
