//! mistake: The copy has the open items only.
//! says: [2] does not hold each item of [1, 2] once: a list holds all of them, those that are settled, too.
// CHANGE: body
- if settled == items.len() {
-     found.push(items.to_vec());
+ if settled + 1 >= items.len() {
+     found.push(items[settled..].to_vec());
