//! mistake: The first step is tried in a list of its own before it is made.
//! says: 5 discs: 364 calls, 63 suffice: hanoi(1, A, C, B) made 3 calls; two smaller towers are all there is to move. (The moves are right.)
// CHANGE: body
+     let mut plan = Vec::new();
+     hanoi(discs - 1, from, spare, to, &mut plan);
      hanoi(discs - 1, from, spare, to, moves);
