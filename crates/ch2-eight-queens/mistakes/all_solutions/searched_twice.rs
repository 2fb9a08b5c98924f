//! mistake: Each row is filled once to look whether it can be done, and once more to keep.
//! says: were put together twice
// CHANGE: body
+         place_row(row + 1, board, free, &mut Vec::new());
          place_row(row + 1, board, free, solutions);
