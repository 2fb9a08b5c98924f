//! mistake: Only what looked deeper takes the place.
//! says: and one that looked as deep and is only a bound
// CHANGE: keep
- self.entries.insert(board.clone(), entry);
+ if self.entries.get(board).is_none_or(|old| old.depth < depth) { self.entries.insert(board.clone(), entry); }
