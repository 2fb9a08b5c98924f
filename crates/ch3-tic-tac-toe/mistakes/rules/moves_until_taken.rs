//! mistake: Stops at the first marked square.
//! says: No square after the first mark is offered
// CHANGE: moves
-     .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
+     .take_while(move |mv| !over && board.squares[mv.row][mv.col].is_none())
