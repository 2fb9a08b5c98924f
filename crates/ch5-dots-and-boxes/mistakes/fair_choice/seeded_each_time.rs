//! mistake: The generator begins anew with every call.
//! says: yours returned the same move in all, and it should be each in about 250.
// CHANGE: body
+ let mut rng = fastrand::Rng::with_seed(1);
  let mut best_value = board.worst_case();
