//! mistake: The number that is being decided still counts among those that are left.
//! says: Notice as well when the numbers after this one are too little.
// CHANGE: choices
- let left = self.left - number;
+ let left = self.left;
