//! mistake: The loop is left as soon as a board was found, as in the search for one.
//! says: all_solutions(4): yours found 1 board, and it should find 2. After a board is kept, take back and go on: the other columns may lead to more boards.
// CHANGE: body
+         if !solutions.is_empty() {
+             return;
+         }
          board.take_back(row);
