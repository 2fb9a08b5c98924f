//! mistake: The largest disc is put down where it lies.
//! says: One disc from A to C: you made 1 move, A → A
// CHANGE: body
-     moves.push(Move { from, to });
+     moves.push(Move { from, to: from });
