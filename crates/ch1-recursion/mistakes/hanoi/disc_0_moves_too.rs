//! mistake: Moves a disc where there is none.
//! says: hanoi(0, A, C, B): yours made A → C, and it should make no move. No disc, no move.
// CHANGE: body
- if discs > 0 {
+ if discs == 0 {
+     moves.push(Move { from, to });
+     return;
+ }

- }
