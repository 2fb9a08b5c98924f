//! mistake: Keeps each better move, and only the first value.
//! says: 7 is better than 3, as the board says, and after it 5 was compared with 3 again
// CHANGE: body
-         best_value = value;
+         if recommended.is_none() { best_value = value; }
