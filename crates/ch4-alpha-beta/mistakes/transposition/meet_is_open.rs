//! mistake: Where alpha and beta are equal the search goes on.
//! says: then alpha and beta meet: nothing is left to search, so it answers.
// CHANGE: look_up
- if alpha >= beta {
+ if alpha > beta {
