//! mistake: Only the last move is looked at.
//! says: yours reads [×, ×, ×, 6], and leaves the first move out.
// CHANGE: body
- for try_it in board.legal_moves() {
+ for try_it in board.legal_moves().last() {
