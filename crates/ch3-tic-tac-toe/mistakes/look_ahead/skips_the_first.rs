//! mistake: The loop begins with the second move.
//! says: Yours tried only moves "b" and "c" of the 3. The best move can be among the others.
// CHANGE: body
- for try_it in board.legal_moves() {
+ for try_it in board.legal_moves().skip(1) {
