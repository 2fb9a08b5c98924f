//! mistake: The queens of a full board stay where they are.
//! says: came back and left the queen on
// CHANGE: body
+         if solutions.is_empty() {
          board.take_back(row);
+         }
