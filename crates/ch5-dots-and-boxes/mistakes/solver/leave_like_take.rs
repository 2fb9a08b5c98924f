//! mistake: What is left is subtracted in both ways.
//! says: The boxes that are left are counted as yours
// CHANGE: choice
- let leave = t - free.taken + free.left;
+ let leave = t - free.taken - free.left;
