//! mistake: The queens of a full board stay where they are.
//! says: all_solutions(4): yours came back from place_row(3) with a new queen on (3, 2), and it should leave the board as it found it. Take back what you placed before you try the next column, and before you come back.
// CHANGE: body
+         if solutions.is_empty() {
          board.take_back(row);
+         }
