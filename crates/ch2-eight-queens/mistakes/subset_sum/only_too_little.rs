//! mistake: Only a rest that is too little is noticed.
//! says: Notice as well when the sum is past the target.
// CHANGE: choices
- let in_reach = |sum| sum <= self.target && self.target <= sum + left;
+ let in_reach = |sum: u64| self.target <= sum + left;
