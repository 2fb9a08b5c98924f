//! mistake: The worse of both is taken.
//! says: you take the worse of both
// CHANGE: body
- take_all.max(leave)
+ take_all.min(leave)
