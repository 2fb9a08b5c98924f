//! mistake: An entry as deep as asked does not answer.
//! says: an entry of depth 9 was asked at depth 9
// CHANGE: look_up
- let Some(entry) = self.entry(board).filter(|entry| entry.depth >= depth) else {
+ let Some(entry) = self.entry(board).filter(|entry| entry.depth > depth) else {
