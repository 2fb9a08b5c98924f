//! mistake: Entries answer only where less was looked at than is asked for.
//! says: An entry serves questions as deep as itself, or less deep
// CHANGE: look_up
- let Some(entry) = self.entry(board).filter(|entry| entry.depth >= depth) else {
+ let Some(entry) = self.entry(board).filter(|entry| entry.depth <= depth) else {
