//! mistake: The value is brought up to date, the move is not.
//! says: The move is still that of depth
// CHANGE: body
-         recommended,
+         recommended: deepest.recommended.or(recommended),
