//! mistake: The number that is being decided still counts among those that are left.
//! says: it is no longer among those that are left
// CHANGE: choices
- let left = self.left - number;
+ let left = self.left;
