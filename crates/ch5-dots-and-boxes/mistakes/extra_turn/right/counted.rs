//! right: Counts the boxes that the line closes.
// CHANGE: next
- if closed == 0 {
+ if board.closes(line) < 1 {
