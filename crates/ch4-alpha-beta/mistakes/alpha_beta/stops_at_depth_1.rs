//! mistake: Boards are valued one move too early.
//! says: alpha_beta on [1:[7], 2:[9]] at depth 1: yours returned 0, and it should be 2. The depth is off by one
// CHANGE: body
- if depth == 0 || board.done() {
+ if depth <= 1 || board.done() {
