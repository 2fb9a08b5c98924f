//! mistake: Begins with an empty board instead of a copy.
//! says: Marks that were there have changed: begin with a copy of the board
// CHANGE: next
- let mut next = board.clone();
+ let mut next = TicTacToe { moves_done: board.moves_done, ..TicTacToe::new() };
