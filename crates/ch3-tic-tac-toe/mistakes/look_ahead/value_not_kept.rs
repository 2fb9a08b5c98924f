//! mistake: Keeps the move and not its value.
//! says: That is still the worst case. Keep the value with the move.
//! also: With three moves and depth 1 it is wrong already: mend that first.
// CHANGE: body
-         best_value = value;
