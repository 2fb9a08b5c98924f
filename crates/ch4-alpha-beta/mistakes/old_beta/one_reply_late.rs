//! mistake: The bound that is handed down is the one from before the last reply.
//! says: that is beta as it came, and other calls were handed less. Pass what the human holds, in every call.
// CHANGE: find_human_move
-     let mut value = beta;
+     let mut value = beta;
+     let mut told = beta;

-             let (response_value, _) = find_computer_move(grid, alpha, value);
+             let (response_value, _) = find_computer_move(grid, alpha, told);
+             told = value;
