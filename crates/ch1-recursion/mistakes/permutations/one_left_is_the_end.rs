//! mistake: When one item is left, all is settled; that there can be none is not thought of.
//! says: permutations([], 0, found): yours kept no list, and it should keep 1. There is one order of no items, the empty list: with no items, all are settled from the start.
// CHANGE: body
- if settled == items.len() {
+ if settled + 1 == items.len() {
