//! mistake: A dry run first, into a list that is thrown away.
//! says: made 3 calls; two smaller towers are all there is to move. (The moves are right.)
// CHANGE: body
+     hanoi(discs - 1, from, spare, to, &mut Vec::new());
      hanoi(discs - 1, from, spare, to, moves);
