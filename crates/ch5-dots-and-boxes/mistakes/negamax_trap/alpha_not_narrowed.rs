//! mistake: What the mover is sure of is forgotten from reply to reply.
//! says: handed down as it is by then
// CHANGE: negamax_trap
-         alpha = alpha.max(best_value);
-         if alpha >= beta {
+         if best_value >= beta {
