//! mistake: An entry of depth 0 is believed at any depth.
//! says: an entry of depth 0 was asked at depth 5
// CHANGE: look_up
- let Some(entry) = self.entry(board).filter(|entry| entry.depth >= depth) else {
+ let Some(entry) = self.entry(board).filter(|entry| entry.depth >= depth || entry.depth == 0) else {
