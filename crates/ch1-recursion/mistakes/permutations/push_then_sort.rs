//! mistake: Sorts the items in the base case.
//! says: permutations([1, 2], 0, found): yours kept 2 lists, only 1 of them different, and it should keep 2 different ones. A call with all settled got [2, 1] and left [1, 2]. Where all are settled nothing is moved.
// CHANGE: body
- if settled == items.len() {
-     found.push(items.to_vec());
-     return;
- }
+ if settled == items.len() { items.sort(); found.push(items.to_vec()); return; }
