//! mistake: The computer's win is not looked for.
//! says: Somebody has a line, and `result` says who.
// CHANGE: result
-         result = Some(COMPUTER_WIN);
+         result = Some(DRAW);
