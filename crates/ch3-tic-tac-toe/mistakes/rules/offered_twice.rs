//! mistake: Each square is offered once for each player.
//! says: Every empty square once, and no other.
// CHANGE: moves
      .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
+     .flat_map(|mv| [mv, mv])
