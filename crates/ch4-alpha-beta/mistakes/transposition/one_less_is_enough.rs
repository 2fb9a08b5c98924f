//! mistake: One less is deep enough.
//! says: An entry serves questions as deep as itself, or less deep, and no others.
// CHANGE: look_up
- let Some(entry) = self.entry(board).filter(|entry| entry.depth >= depth) else {
+ let Some(entry) = self.entry(board).filter(|entry| entry.depth + 1 >= depth) else {
