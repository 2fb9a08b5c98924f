//! mistake: assess makes a memo of its own.
//! says: Ask value_of with the known that is handed in, or every move of a game is searched afresh.
// CHANGE: verdict
+ let known = &mut HashMap::new();
  let before = value_of(board, known);
