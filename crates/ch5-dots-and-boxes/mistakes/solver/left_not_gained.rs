//! mistake: The last boxes are not counted when all are taken.
//! says: Where all are taken, the last ones of a chain are not counted in yours.
// CHANGE: choice
- let take_all = t - free.taken - free.left;
+ let take_all = t - free.taken;
