//! mistake: One disc goes over the spare peg.
//! says: hanoi(1, A, C, B): yours made A → B, B → C, and it should make A → C. A single disc needs no detour.
// CHANGE: body
- if discs > 0 {
+ if discs == 1 {
+     moves.push(Move { from, to: spare });
+     moves.push(Move { from: spare, to });
+     return;
+ }
+ if discs > 1 {
