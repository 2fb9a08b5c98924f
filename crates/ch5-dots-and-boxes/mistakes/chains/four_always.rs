//! mistake: Four are left of every chain.
//! says: Of a chain two are left, and four only of a loop.
// CHANGE: body
- let left = if chain.is_loop { 4 } else { 2 };
+ let left = 4;
