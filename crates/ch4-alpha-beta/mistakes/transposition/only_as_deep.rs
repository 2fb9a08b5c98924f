//! mistake: Only an entry of the same depth answers.
//! says: an entry of depth 9 was asked at depth 4
// CHANGE: look_up
- let Some(entry) = self.entry(board).filter(|entry| entry.depth >= depth) else {
+ let Some(entry) = self.entry(board).filter(|entry| entry.depth == depth) else {
