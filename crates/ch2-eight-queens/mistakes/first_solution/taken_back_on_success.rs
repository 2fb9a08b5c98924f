//! mistake: The queen is taken back before the answer is looked at.
//! says: and then queens were taken back: when the call for the next row says true, leave them where they stand.
// CHANGE: body
-         if place_row(row + 1, board, free) {
+         let found = place_row(row + 1, board, free);
+         board.take_back(row);
+         if found {

-         board.take_back(row);
