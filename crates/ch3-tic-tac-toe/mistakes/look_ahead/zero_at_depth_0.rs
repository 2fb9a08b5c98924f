//! mistake: Depth 0 is worth 0.
//! says: 0 is not an answer: ask the board for its value.
// CHANGE: body
- if depth == 0 || board.done() {
+ if depth == 0 && !board.done() {
+     return (0, None);
+ }
+ if board.done() {
