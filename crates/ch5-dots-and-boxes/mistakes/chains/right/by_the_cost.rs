//! right: Leaves exactly where the rest costs more than what is left.
// CHANGE: body
- take_all.max(leave)
+ if -rest > left { leave } else { take_all }
