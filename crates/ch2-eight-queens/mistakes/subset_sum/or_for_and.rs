//! mistake: One of the two tests is enough.
//! says: Both choices are always there.
// CHANGE: choices
- let in_reach = |sum| sum <= self.target && self.target <= sum + left;
+ let in_reach = |sum: u64| sum <= self.target || self.target <= sum + left;
