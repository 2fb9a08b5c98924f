//! mistake: A dry run first, into a list that is thrown away.
//! says: hanoi(5, A, C, B): yours made 364 calls, and it should make 63. hanoi(1, A, C, B) made 3 calls, and there are two smaller towers to move. (The moves are right.)
// CHANGE: body
+     hanoi(discs - 1, from, spare, to, &mut Vec::new());
      hanoi(discs - 1, from, spare, to, moves);
