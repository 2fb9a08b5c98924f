//! mistake: Places the queen first and looks afterwards whether she is attacked
//! says: first_solution(4): yours made 26 placements, and it should make 8. Test before placing: the queens on (0, 0) and (1, 0) share a column.
// CHANGE: body
+     board.place(row, col);
      let (rising, falling) = (row + col, row + n - 1 - col);

-         board.place(row, col);

-         board.take_back(row);

+     board.take_back(row);
  }
  false
