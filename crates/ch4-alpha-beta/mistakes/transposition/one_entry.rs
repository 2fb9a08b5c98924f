//! mistake: The table holds one position only.
//! says: What is known of one position stays when another is stored.
// CHANGE: keep
+ self.entries.clear();
  self.entries.insert(board.clone(), entry);
