//! mistake: The same for loops alone.
//! says: It is good to move in the rest: take all.
// CHANGE: body
- take_all.max(leave)
+ if rest < -left || (chain.is_loop && rest > left) { leave } else { take_all }
