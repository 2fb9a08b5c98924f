//! mistake: Each turn is a turn of the board as it came.
//! says: turn
// CHANGE: body
-     turned = quarter_turn(&turned);
+     turned = quarter_turn(queens);
