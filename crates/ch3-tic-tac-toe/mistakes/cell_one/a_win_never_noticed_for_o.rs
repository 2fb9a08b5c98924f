//! mistake: The computer's win is not looked for.
//! says: is right
// CHANGE: result
-         result = Some(COMPUTER_WIN);
+         result = Some(DRAW);
