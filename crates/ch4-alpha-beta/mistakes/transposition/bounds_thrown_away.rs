//! mistake: Only exact values are kept.
//! says: and nothing was kept: other results are. Every one is kept, with what it says.
//! also: a search with the window [−9, 3] returned 3, and nothing was kept: other results are.
// CHANGE: keep
- self.entries.insert(board.clone(), entry);
+ if bound == Bound::Exact { self.entries.insert(board.clone(), entry); }
