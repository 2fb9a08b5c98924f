//! right: A full field is worth 0 without the memo.
// CHANGE: body
+ if board.done() {
+     return 0;
+ }
  if let Some(&known) = memo.get(&dots.drawn) {
