//! mistake: Begins at 0.
//! says: all the moves may be worse than what you begin with: begin at the worst case.
// CHANGE: value
-     board.worst_case()
+     0
