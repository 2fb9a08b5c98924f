//! mistake: The first entry is never replaced.
//! says: A later result must replace an entry that looked less deep
// CHANGE: keep
- self.entries.insert(board.clone(), entry);
+ self.entries.entry(board.clone()).or_insert(entry);
