//! mistake: The first step is tried in a list of its own before it is made.
//! says: hanoi(5, A, C, B): yours made 364 calls, and it should make 63. hanoi(1, A, C, B) made 3 calls, and there are two smaller towers to move. (The moves are right.)
// CHANGE: body
+     let mut plan = Vec::new();
+     hanoi(discs - 1, from, spare, to, &mut plan);
      hanoi(discs - 1, from, spare, to, moves);
