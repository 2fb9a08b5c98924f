//! mistake: A move that is only a bound away replaces the best.
//! says: Keep the move that the best value belongs to
// CHANGE: negamax_trap
-         if value > best_value {
+         if value >= best_value {
