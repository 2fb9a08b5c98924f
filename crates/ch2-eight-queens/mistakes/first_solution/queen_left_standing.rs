//! mistake: The arrays are freed, but the queen is left on the board: the next one replaces her.
//! says: first_solution(2): yours came back from place_row(0) with a new queen on (0, 1), and it should leave the board as it found it. Take back what you placed before you try the next column, and before you come back.
// CHANGE: body
-         board.take_back(row);
