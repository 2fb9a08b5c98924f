//! mistake: The column is taken for the row.
//! says: Cell 8 is marked: the row comes first, squares[row][col].
//! also: after your play(4) on .X....... the board is .O.......: X moves first
//! also: Cell 7 is still empty, and on the empty board yours marks cell 3: the row comes first
// CHANGE: next
- next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) {
+ next.squares[mv.col][mv.row] = Some(if board.moves_done.is_multiple_of(2) {
