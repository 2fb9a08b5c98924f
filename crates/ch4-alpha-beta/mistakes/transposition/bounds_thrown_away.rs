//! mistake: Only exact values are kept.
//! says: Other results are kept. Keep every one, with what it means.
//! also: store, after a search with the window (−9, 3) returned 3: yours kept nothing, and it should keep an entry. Other results are kept.
// CHANGE: keep
- self.entries.insert(board.clone(), entry);
+ if bound == Bound::Exact { self.entries.insert(board.clone(), entry); }
