//! mistake: One disc goes over the spare peg.
//! says: One disc from A to C: you made 2 moves, A → B, B → C: one move is enough, A → C.
// CHANGE: body
- if discs > 0 {
+ if discs == 1 {
+     moves.push(Move { from, to: spare });
+     moves.push(Move { from: spare, to });
+     return;
+ }
+ if discs > 1 {
