//! mistake: Looks at each reply twice: once to compare, once to keep.
//! says: Each move was played more than once: keep what the call answered, and do not ask for it again.
//! judged: calls of look_ahead, and
// CHANGE: body
-     if board.better(value, best_value) {
+     if board.better(look_ahead(&board.play(try_it), depth - 1).0, best_value) {
