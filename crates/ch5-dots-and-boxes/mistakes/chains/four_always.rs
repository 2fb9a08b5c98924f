//! mistake: Four are left of every chain.
//! says: From a chain two boxes are left. Only from a loop are four.
// CHANGE: body
- let left = if chain.is_loop { 4 } else { 2 };
+ let left = 4;
