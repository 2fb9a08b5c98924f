//! mistake: Puts each move at the front.
//! says: 2 discs from A to C: move 1 takes a disc from B, where none is: these are the right moves, the last one first.
// CHANGE: body
-     moves.push(Move { from, to });
+     moves.insert(0, Move { from, to });
