//! mistake: Answers after the first empty cell.
//! says: One mark was placed, and no other cell tried. Try each empty cell in turn
// CHANGE: win
-         if won {
-             return Some(cell);
-         }
+         return if won { Some(cell) } else { None };
