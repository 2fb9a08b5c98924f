//! mistake: A move is searched again if it is better than the best here, whatever the window is.
//! says: yours searched move 2 twice, and it should search it once.
// CHANGE: reply
- let is_better = alpha < value && value < beta;
+ let is_better = board.better(value, best_value);
