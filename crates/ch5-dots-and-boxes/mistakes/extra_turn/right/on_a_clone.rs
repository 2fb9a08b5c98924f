//! right: Works on a clone.
// CHANGE: next
- let mut next = *board;
+ let mut next = board.clone();
