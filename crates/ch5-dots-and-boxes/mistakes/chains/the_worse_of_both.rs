//! mistake: The worse of both is taken.
//! says: You take the worse of both
// CHANGE: body
- take_all.max(leave)
+ take_all.min(leave)
