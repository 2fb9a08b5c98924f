//! mistake: The last boxes are not counted when all are taken.
//! says: Where boxes can be taken there is a choice: take the last too
// CHANGE: choice
- let take_all = t - free.taken - free.left;
+ let take_all = t - free.taken;
