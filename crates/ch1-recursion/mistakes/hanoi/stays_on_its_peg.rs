//! mistake: The largest disc is put down where it lies.
//! says: hanoi(1, A, C, B): yours made A → A, and it should make A → C. The disc stays where it is.
// CHANGE: body
-     moves.push(Move { from, to });
+     moves.push(Move { from, to: from });
