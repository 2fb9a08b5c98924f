//! mistake: The move says where the disc goes first and where it comes from last.
//! says: One disc from A to C: you made 1 move, C → A: `from` is where the disc lies, `to` is where it goes.
// CHANGE: body
-     moves.push(Move { from, to });
+     moves.push(Move { from: to, to: from });
