//! mistake: Stores what it works out and works it out again all the same.
//! says: 549 946 visits for 5 478 positions: remember values, and look a board up before you play its moves.
//! also: look a board up before you play its moves.
// CHANGE: value
- if let Some(&value) = known.get(board) {
-     return value;
- }
