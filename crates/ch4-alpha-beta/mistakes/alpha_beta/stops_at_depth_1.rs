//! mistake: Boards are valued one move too early.
//! says: looking 1 ahead, [1:[7], 2:[9]] is 2
// CHANGE: body
- if depth == 0 || board.done() {
+ if depth <= 1 || board.done() {
