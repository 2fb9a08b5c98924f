//! mistake: Depth 0 is worth 0.
//! says: at depth 0 the value is 7, as the board says, and there is no move: not 0 and no move: 0 is no answer: ask the board for its value.
// CHANGE: body
- if depth == 0 || board.done() {
+ if depth == 0 && !board.done() {
+     return (0, None);
+ }
+ if board.done() {
