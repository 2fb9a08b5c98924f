//! mistake: What is taken before the choice is forgotten.
//! says: so much less is asked of the rest
// CHANGE: choice
- let take_all = t - free.taken - free.left;
- let leave = t - free.taken + free.left;
+ let take_all = t - free.left;
+ let leave = t + free.left;
