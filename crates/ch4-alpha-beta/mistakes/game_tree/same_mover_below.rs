//! mistake: The mover is handed down unchanged, so every level is the root's.
//! says: Below MAX it is MIN's turn, and below MIN it is MAX's. The levels take turns
// CHANGE: body
-     let theirs = valuation(child, mover.other());
+     let theirs = valuation(child, mover);
