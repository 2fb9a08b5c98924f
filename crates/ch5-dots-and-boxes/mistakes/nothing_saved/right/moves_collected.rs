//! right: The moves are collected, the boards are not.
// CHANGE: children
- for mv in board.legal_moves() {
+ let moves: Vec<_> = board.legal_moves().collect();
+ for mv in moves {
