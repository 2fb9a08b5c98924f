//! mistake: A rest that makes just the target counts as too little.
//! says: If all that is left makes just the target, it is in reach.
// CHANGE: choices
- let in_reach = |sum| sum <= self.target && self.target <= sum + left;
+ let in_reach = |sum: u64| sum <= self.target && self.target < sum + left;
