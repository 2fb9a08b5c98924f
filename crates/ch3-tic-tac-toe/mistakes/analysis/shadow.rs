//! mistake: A new best inside the if.
//! says: Each move is better, as the board says, and no value was kept.
// CHANGE: value
-         best = value;
+         let best = value; let _ = best;
