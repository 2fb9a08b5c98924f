//! right: The base case is one disc.
//! told: 3 discs took 7 calls and no more than 3 frames at once.
// CHANGE: body
- if discs > 0 {
+ if discs == 0 { return; }
+ if discs == 1 {
+     moves.push(Move { from, to });
+     return;
+ }

- }
