//! mistake: No base case: the loop is empty when all are settled, and nothing is kept.
//! says: permutations([], 0, found): yours kept no list, and it should keep 1. With three items it keeps nothing either. permutations([3, 1, 2], 3) left nothing in `found`: with all settled an order is complete.
// CHANGE: body
- if settled == items.len() {
-     found.push(items.to_vec());
-     return;
- }
