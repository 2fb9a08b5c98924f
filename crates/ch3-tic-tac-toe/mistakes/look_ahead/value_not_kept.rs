//! mistake: Keeps the move and not its value.
//! says: for the move c: that is still the worst case. Keep the value with the move.
//! also: that is a worst case, and 9 is right: keep the value with the move.
// CHANGE: body
-         best_value = value;
