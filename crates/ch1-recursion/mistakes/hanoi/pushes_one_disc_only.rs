//! mistake: Pushes where one disc is left and nowhere else.
//! says: 2 moves for 2 discs, 3 needed: the largest disc never moved: push its move between the two calls.
// CHANGE: body
- if discs > 0 {
+ if discs == 1 {
+     moves.push(Move { from, to });
+ } else if discs > 1 {
      hanoi(discs - 1, from, spare, to, moves);
-     moves.push(Move { from, to });
