//! mistake: The arrays are freed, but the queen is left on the board: the next one replaces her.
//! says: left the queen on (0, 1) standing: take back what you placed before you try the next column
// CHANGE: body
-         board.take_back(row);
