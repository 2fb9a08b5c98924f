//! mistake: All boards of a level are collected before the first is visited.
//! says: All boards of a node are made before the first is visited
// CHANGE: children
- for mv in board.legal_moves() {
-     let child = board.play(mv);
+ let children: Vec<_> = board.legal_moves().map(|mv| (mv, board.play(mv))).collect();
+ for (mv, child) in children {
