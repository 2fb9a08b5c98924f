//! mistake: Every board on the way is kept.
//! says: 1 queen for 4 rows. Keep the board when all rows are filled
// CHANGE: body
+         solutions.push(board.queens());
          place_row(row + 1, board, free, solutions);
