//! mistake: Stores the value before the moves were tried.
//! says: what is known must be its last value, so store it when all moves were tried.
//! also: asked twice, 10 and then −10.
// CHANGE: value
+ known.insert(board.clone(), best);
  for mv in board.legal_moves() {

- known.insert(board.clone(), best);
