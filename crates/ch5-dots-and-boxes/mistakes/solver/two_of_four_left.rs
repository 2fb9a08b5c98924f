//! mistake: Of a loop two boxes are left, as of a chain.
//! says: Where four boxes are left, two of them are counted as yours.
// CHANGE: choice
- let leave = t - free.taken + free.left;
+ let leave = t - free.taken - free.left + 2 * free.left.min(2);
