//! mistake: A generator of its own is made, seeded by chance.
//! says: yours returned other moves, and it should be the same.
// CHANGE: body
+ let _ = rng;
+ let mut rng = Rng::new();
  let mut best_value = board.worst_case();
