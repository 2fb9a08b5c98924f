//! mistake: Asks the right square and offers the turned one.
//! says: Row and column are exchanged: the square of a move is squares[row][col].
// CHANGE: moves
      .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
+     .map(|mv| Move { row: mv.col, col: mv.row })
