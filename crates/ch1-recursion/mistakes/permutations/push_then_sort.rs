//! mistake: Sorts the items in the base case.
//! says: 2 lists, 1 different: a call with 2 of 2 settled got [2, 1] and left [1, 2]. Where all are settled nothing is moved.
// CHANGE: body
- if settled == items.len() {
-     found.push(items.to_vec());
-     return;
- }
+ if settled == items.len() { items.sort(); found.push(items.to_vec()); return; }
