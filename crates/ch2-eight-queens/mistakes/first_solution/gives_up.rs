//! mistake: The child's answer is returned as it comes, inside the loop: the first column decides.
//! says: gave up after 2 placements: a failed child means try the next column.
// CHANGE: body
-         if place_row(row + 1, board, free) {
-             return true;
-         }
-         board.take_back(row);
-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;
+         return place_row(row + 1, board, free);
