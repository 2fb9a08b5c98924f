//! mistake: The loop begins with the second move.
//! says: Of the 3 moves yours tried only moves b and c. The best move can be among the others.
// CHANGE: body
- for try_it in board.legal_moves() {
+ for try_it in board.legal_moves().skip(1) {
