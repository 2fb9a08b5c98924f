//! mistake: One less is deep enough.
//! says: an entry of depth 8 was asked at depth 9
// CHANGE: look_up
- let Some(entry) = self.entry(board).filter(|entry| entry.depth >= depth) else {
+ let Some(entry) = self.entry(board).filter(|entry| entry.depth + 1 >= depth) else {
