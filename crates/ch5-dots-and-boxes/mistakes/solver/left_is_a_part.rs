//! mistake: The boxes that are left are taken for a part of those that are taken.
//! says: Yours counts `left` as a part of `taken`, and the two are apart: with taken 1 and left 2 three boxes can be closed, one of them before the choice.
// CHANGE: choice
- let take_all = t - free.taken - free.left;
- let leave = t - free.taken + free.left;
+ let take_all = t - free.taken;
+ let leave = t - free.taken + 2 * free.left;
