//! mistake: An entry of depth 0 is believed at any depth.
//! says: An entry serves questions as deep as itself, or less deep, and no others.
// CHANGE: look_up
- let Some(entry) = self.entry(board).filter(|entry| entry.depth >= depth) else {
+ let Some(entry) = self.entry(board).filter(|entry| entry.depth >= depth || entry.depth == 0) else {
