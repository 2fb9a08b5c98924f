//! mistake: Keeps the move and not its value.
//! says: That is still the worst case. Keep the value with the move.
//! also: With three moves and depth 1 it is wrong already, and that comes first.
// CHANGE: body
-         best_value = value;
