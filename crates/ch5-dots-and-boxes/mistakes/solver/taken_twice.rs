//! mistake: What is taken is subtracted twice.
//! says: it can be taken, and nothing else is left.
// CHANGE: choice
- let take_all = t - free.taken - free.left;
+ let take_all = t - 2 * free.taken - free.left;
