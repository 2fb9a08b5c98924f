//! mistake: Leaves when the rest is large, whatever its sign.
//! says: to leave some pays only where the rest is bad.
// CHANGE: body
- take_all.max(leave)
+ if rest.abs() > left { leave } else { take_all }
