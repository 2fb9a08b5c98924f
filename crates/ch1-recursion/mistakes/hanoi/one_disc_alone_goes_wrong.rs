//! mistake: Stops at one disc, and sends it to the spare peg.
//! says: One disc from A to C: you made 1 move, A → B: that is the spare peg.
// CHANGE: body
- if discs > 0 {
+ if discs == 0 { return; }
+ if discs == 1 {
+     moves.push(Move { from, to: spare });
+     return;
+ }

- }
