//! mistake: The queen of the next row is to be taken back.
//! says: has its queen in row 1. Each call takes back the queen that it placed, and no other.
// CHANGE: body
-         board.take_back(row);
+         board.take_back(row + 1);
