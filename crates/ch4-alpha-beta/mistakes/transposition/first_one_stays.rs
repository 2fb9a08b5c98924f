//! mistake: The first entry is never replaced.
//! says: What is found later must take the place of what looked less deep
// CHANGE: keep
- self.entries.insert(board.clone(), entry);
+ self.entries.entry(board.clone()).or_insert(entry);
