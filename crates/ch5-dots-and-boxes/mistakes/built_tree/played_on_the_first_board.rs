//! mistake: Every move is played on the first board.
//! says: play the move on the board of node `at`.
// CHANGE: body
- let board = tree.nodes[at].board.clone();
+ let board = tree.nodes[0].board.clone();
