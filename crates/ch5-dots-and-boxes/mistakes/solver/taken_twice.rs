//! mistake: What is taken is subtracted twice.
//! says: A box that can be taken is taken at once: so much less is asked of the rest.
// CHANGE: choice
- let take_all = t - free.taken - free.left;
+ let take_all = t - 2 * free.taken - free.left;
