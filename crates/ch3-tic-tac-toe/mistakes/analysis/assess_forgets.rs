//! mistake: assess makes a memo of its own.
//! says: known held −4 before the move and −2 after it. You say "best", and "keeps the outcome" is right: ask value_of with the known that you were handed
// CHANGE: verdict
+ let known = &mut HashMap::new();
  let before = value_of(board, known);
