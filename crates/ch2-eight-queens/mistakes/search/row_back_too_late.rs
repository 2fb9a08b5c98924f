//! mistake: The row is counted back after the queen was looked for.
//! says: yours stopped with a panic
// ANCHOR: take_back
self.free.give_back(self.row, col);
self.board.take_back(self.row);
self.row -= 1;
// ANCHOR_END: take_back
