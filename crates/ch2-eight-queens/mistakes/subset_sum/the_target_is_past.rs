//! mistake: A sum that is the target counts as past it.
//! says: A sum that is equal to the target is not past it.
// CHANGE: choices
- let in_reach = |sum| sum <= self.target && self.target <= sum + left;
+ let in_reach = |sum: u64| sum < self.target && self.target <= sum + left;
