//! mistake: Puts each move at the front.
//! says: hanoi(2, A, C, B): yours made B → C, A → C, A → B, and it should make A → B, A → C, B → C. Move 1 takes a disc from B, where none lies then. These are the right moves, the last one first.
// CHANGE: body
-     moves.push(Move { from, to });
+     moves.insert(0, Move { from, to });
