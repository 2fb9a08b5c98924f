//! mistake: One full row is taken for a full board.
//! says: done on XOXOX...., told that nobody has won: yours returned true, and it should be false. 4 of its squares are empty, so the board is not full. Yours ends the game as soon as one row is full.
// ANCHOR: over
winner.is_some() || board.squares.iter().any(|row| row.iter().all(|square| square.is_some()))
// ANCHOR_END: over
