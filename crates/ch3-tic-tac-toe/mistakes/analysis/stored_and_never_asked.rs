//! mistake: Stores what it works out and works it out again all the same.
//! says: Remember values, and look a board up before you play its moves.
//! also: Look a board up before you play its moves.
//! judged: calls of value_of, and
// CHANGE: value
- if let Some(&value) = known.get(board) {
-     return value;
- }
