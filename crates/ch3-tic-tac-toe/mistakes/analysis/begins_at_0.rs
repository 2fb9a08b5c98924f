//! mistake: Begins at 0.
//! says: All the moves may be worse than what yours begins with: begin at the worst case.
// CHANGE: value
-     board.worst_case()
+     0
