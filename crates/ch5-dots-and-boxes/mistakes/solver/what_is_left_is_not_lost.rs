//! mistake: The boxes left are not counted as the other player's.
//! says: The boxes that are left are the other player's
// CHANGE: choice
- let leave = t - free.taken + free.left;
+ let leave = t - free.taken;
