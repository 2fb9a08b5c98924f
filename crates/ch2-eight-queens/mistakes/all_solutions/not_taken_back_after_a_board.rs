//! mistake: The queens of a full board stay where they are.
//! says: all_solutions(4): yours left a queen on (3, 2) when place_row(3) came back, and it should take her back first. Every call leaves the board as it found it.
// CHANGE: body
+         if solutions.is_empty() {
          board.take_back(row);
+         }
