//! mistake: Places the queen first and looks afterwards whether she is attacked
//! says: 26 placements, 8 suffice: test before placing.
// CHANGE: body
+     board.place(row, col);
      let (rising, falling) = (row + col, row + n - 1 - col);

-         board.place(row, col);

-         board.take_back(row);

+     board.take_back(row);
  }
  false
