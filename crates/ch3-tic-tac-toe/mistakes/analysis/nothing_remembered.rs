//! mistake: Values every path to a position, not every position.
//! says: Nothing is in known afterwards: remember values.
//! also: yours played 7 331 boards, and it should play none. The board itself is not in known afterwards, so store it before you return.
//! judged: calls of value_of, and
// CHANGE: value
- if let Some(&value) = known.get(board) {
-     return value;
- }

- known.insert(board.clone(), best);
