//! mistake: A new board instead of a copy.
//! says: set up as: 
// CHANGE: next
- let mut next = *board;
+ let mut next = Dots { to_move: board.to_move, drawn: board.drawn, ..Dots::new(board.size) };
