//! mistake: Takes the mark back only where the move is better.
//! says: find_computer_move took back its mark on 1, and not this one.
// CHANGE: computer
-         grid.take_back(cell);
          if response_value > value {
+             grid.take_back(cell);
