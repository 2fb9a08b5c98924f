//! mistake: Where there is a choice, no value is above 0.
//! says: A has two moves, one leads to 3 and one to 5
// CHANGE: reply
-     -theirs
+     if board.legal_moves().count() > 1 { (-theirs).min(0) } else { -theirs }
