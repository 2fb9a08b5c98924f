//! mistake: The copy has the open items only.
//! says: permutations([1, 2], 0, found): yours kept [2], and it should keep only orders of [1, 2]. An order holds all the items, the settled ones as well.
// CHANGE: body
- if settled == items.len() {
-     found.push(items.to_vec());
+ if settled + 1 >= items.len() {
+     found.push(items[settled..].to_vec());
