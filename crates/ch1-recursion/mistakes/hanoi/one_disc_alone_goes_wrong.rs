//! mistake: Stops at one disc, and sends it to the spare peg.
//! says: hanoi(1, A, C, B): yours made A → B, and it should make A → C. B is the spare peg.
// CHANGE: body
- if discs > 0 {
+ if discs == 0 { return; }
+ if discs == 1 {
+     moves.push(Move { from, to: spare });
+     return;
+ }

- }
