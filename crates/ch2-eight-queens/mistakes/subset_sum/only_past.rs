//! mistake: Only a sum that is past the target is noticed.
//! says: Notice as well when the numbers after this one are too little.
// CHANGE: choices
- let left = self.left - number;
- let in_reach = |sum| sum <= self.target && self.target <= sum + left;
+ let in_reach = |sum| sum <= self.target;
