//! right: Moves the largest disc by a call for one disc.
//! told: 3 discs took
// CHANGE: body
- if discs > 0 {
+ if discs == 1 { moves.push(Move { from, to }); }
+ if discs > 1 {
      hanoi(discs - 1, from, spare, to, moves);
-     moves.push(Move { from, to });
+     hanoi(1, from, to, spare, moves);
