//! mistake: After a full board was kept, everything is cleared, for a fresh start.
//! says: no queen stands in row 3, so none can be taken back: she was placed on (3, 2), and then the board was replaced by a new one.
// CHANGE: body
+     *board = Board::new(n);
+     *free = Free::new(n);
      return;
