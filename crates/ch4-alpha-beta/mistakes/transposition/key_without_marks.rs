//! mistake: The key is a text: which cells are marked, and not by whom.
//! says: Two positions share an entry
// CHANGE: look_up
- let Some(entry) = self.entry(board).filter(|entry| entry.depth >= depth) else {
+ let Some(entry) = self.entries.iter().find(|(key, _)| format!("{key:?}").replace('O', "X") == format!("{board:?}").replace('O', "X")).map(|(_, entry)| entry).filter(|entry| entry.depth >= depth) else {
