//! mistake: Marks the whole row.
//! says: 3 squares are marked: a move changes one.
// CHANGE: next
- next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) {
+ next.squares[mv.row] = [Some(if board.moves_done.is_multiple_of(2) {

- });
+ }); 3];
