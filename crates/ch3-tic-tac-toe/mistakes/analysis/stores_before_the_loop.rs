//! mistake: Stores the value before the moves were tried.
//! says: what is known must be its last value, so store it when all moves were tried.
//! also: yours returned −10, and it should be 10 as before.
// CHANGE: value
+ known.insert(board.clone(), best);
  for mv in board.legal_moves() {

- known.insert(board.clone(), best);
