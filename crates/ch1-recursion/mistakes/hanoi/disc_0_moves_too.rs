//! mistake: Moves a disc where there is none.
//! says: with 0 discs you made 1 move, A → C: no disc, no move.
// CHANGE: body
- if discs > 0 {
+ if discs == 0 {
+     moves.push(Move { from, to });
+     return;
+ }

- }
