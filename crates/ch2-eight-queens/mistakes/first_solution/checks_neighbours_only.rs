//! mistake: Only the queen of the row above is looked at.
//! says: A diagonal goes on through all rows, not only to the row above.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     let safe = row == 0 || board.queens().get(row - 1).is_none_or(|&above| above.abs_diff(col) > 1);
+     if safe && free.columns[col] {

-         free.rising[rising] = false;
-         free.falling[falling] = false;

-         free.rising[rising] = true;
-         free.falling[falling] = true;
