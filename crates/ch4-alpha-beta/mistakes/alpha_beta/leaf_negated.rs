//! mistake: A leaf is negated, as negamax does it.
//! says: Yours turns the sign of a board that is over.
// CHANGE: body
-     return (board.evaluate(), None);
+     return (-board.evaluate(), None);
