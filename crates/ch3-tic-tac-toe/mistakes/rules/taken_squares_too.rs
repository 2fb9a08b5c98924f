//! mistake: Offers squares that are marked.
//! says: Cell 1 is marked already. Every empty square once, and no other.
// CHANGE: moves
-     .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
+     .filter(move |_| !over)
