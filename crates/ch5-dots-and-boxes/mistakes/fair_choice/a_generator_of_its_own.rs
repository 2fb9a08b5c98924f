//! mistake: A generator of its own is made, seeded by chance.
//! says: the same seed, and other moves
// CHANGE: body
+ let _ = rng;
+ let mut rng = Rng::new();
  let mut best_value = board.worst_case();
