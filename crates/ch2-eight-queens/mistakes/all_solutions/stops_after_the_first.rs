//! mistake: The loop is left as soon as a board was found, as in the search for one.
//! says: 1 of 2: after recording, take back and go on
// CHANGE: body
+         if !solutions.is_empty() {
+             return;
+         }
          board.take_back(row);
