//! mistake: The best value begins with 0.
//! says: the best value begins at Value::MIN.
// CHANGE: negamax_trap
-     let mut best_value = Value::MIN;
+     let mut best_value = 0;
