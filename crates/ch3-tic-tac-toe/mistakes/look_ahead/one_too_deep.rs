//! mistake: Depth 0 looks at every move once more.
//! says: Yours tried a move, and at depth 0 none is tried.
// CHANGE: body
- if depth == 0 || board.done() {
+ if board.done() {

-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = if depth == 0 { (new_board.evaluate(), None) } else { look_ahead(&new_board, depth - 1) };
