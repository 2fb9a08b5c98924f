//! mistake: Only the first three moves are tried.
//! says: alpha_beta on [4, 9, 2, 6]: yours read [4, 9, 2, ×], and it should read [4, 9, 2, 6]. Take the tree [1, 2, 3, 4, 5, 6, 7, 8]: yours reads [1, 2, 3, ×, ×, ×, ×, ×], and of eight moves it tries 3.
// CHANGE: body
- for try_it in board.legal_moves() {
+ for try_it in board.legal_moves().take(3) {
