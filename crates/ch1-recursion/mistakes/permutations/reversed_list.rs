//! mistake: Keeps the list reversed.
//! says: permutations([1, 2, 3, 4], 1, found): yours kept [4, 3, 2, 1], and it should keep lists that begin with [1]. Read from the end, its lists are right. Places before `settled` are settled.
// CHANGE: body
- if settled == items.len() {
-     found.push(items.to_vec());
-     return;
- }
+ if settled == items.len() { let mut l = items.to_vec(); l.reverse(); found.push(l); return; }
