//! mistake: Four are left of every chain.
//! says: Of a chain two boxes are left, and of a loop four.
// CHANGE: body
- let left = if chain.is_loop { 4 } else { 2 };
+ let left = 4;
