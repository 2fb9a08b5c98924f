//! mistake: The move says where the disc goes first and where it comes from last.
//! says: hanoi(1, A, C, B): yours made C → A, and it should make A → C. `from` is where the disc lies, `to` is where it goes.
// CHANGE: body
-     moves.push(Move { from, to });
+     moves.push(Move { from: to, to: from });
