//! mistake: Pushes where one disc is left and nowhere else.
//! says: hanoi(2, A, C, B): yours made A → B, B → C, and it should make A → B, A → C, B → C. The largest disc never moved.
// CHANGE: body
- if discs > 0 {
+ if discs == 1 {
+     moves.push(Move { from, to });
+ } else if discs > 1 {
      hanoi(discs - 1, from, spare, to, moves);
-     moves.push(Move { from, to });
