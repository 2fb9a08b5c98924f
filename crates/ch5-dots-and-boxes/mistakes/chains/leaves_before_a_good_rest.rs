//! mistake: Leaves where the rest is far from 0, as two comparisons.
//! says: to leave some pays only where the rest is bad.
// CHANGE: body
- take_all.max(leave)
+ if rest < -left || rest > left { leave } else { take_all }
