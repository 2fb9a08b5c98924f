//! mistake: The cut skips one reply and goes on with the next.
//! says: Nothing was cut at any board.
// CHANGE: body
-         break; // whoever can avoid this board will
+         continue;
