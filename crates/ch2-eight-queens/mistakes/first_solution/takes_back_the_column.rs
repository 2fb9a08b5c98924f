//! mistake: The column is handed to `take_back`.
//! says: has its queen in row 1. Each call takes back the queen that it placed, and no other.
// CHANGE: body
-         board.take_back(row);
+         board.take_back(col);
