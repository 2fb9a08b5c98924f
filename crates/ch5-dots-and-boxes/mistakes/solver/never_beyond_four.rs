//! mistake: The bounds begin at four boxes, whatever is open.
//! says: begin with as many as are open.
// CHANGE: at_least
- #[traced(skip(board, table), window(t - 1, t), values(at_least))]
+ #[traced(skip(board, table))]

-         low: -open,
-         high: open,
+         low: -open.min(4),
+         high: open.min(4),
