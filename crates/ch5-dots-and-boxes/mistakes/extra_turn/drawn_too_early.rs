//! mistake: closed_by is asked about the new board, which has the line already, by a closed_by that wants it missing.
//! says: closed_by says what a line closes, asked with the lines that were drawn until then.
// CHANGE: next
- let closed = closed_by(board.size, board.drawn, line.number());

+ let closed = if next.is_drawn(line) { 0 } else { closed_by(next.size, next.drawn, line.number()) };
  match board.to_move {
