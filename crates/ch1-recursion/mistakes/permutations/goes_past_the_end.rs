//! mistake: The base case asks for one more than there are.
//! says: permutations([], 0, found): yours kept no list, and it should keep 1. With three items it keeps nothing either. permutations([3, 1, 2], 3) left nothing in `found`: with all settled an order is complete.
// CHANGE: body
- if settled == items.len() {
+ if settled == items.len() + 1 {
