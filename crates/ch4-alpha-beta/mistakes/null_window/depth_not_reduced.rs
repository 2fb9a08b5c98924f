//! mistake: The question is asked one move deeper.
//! says: hand down depth − 1
// CHANGE: reply
- let (mut value, _reply) = null_window(&new_board, depth - 1, low, high);
+ let (mut value, _reply) = null_window(&new_board, depth - u32::from(is_first), low, high);
