//! mistake: There is nothing to order in a list of no items or one.
//! says: permutations([], 0, found): yours kept no list, and it should keep 1. There is one order of no items, the empty list: with no items, all are settled from the start.
// CHANGE: body
+ if items.len() < 2 {
+     return;
+ }
  if settled == items.len() {
