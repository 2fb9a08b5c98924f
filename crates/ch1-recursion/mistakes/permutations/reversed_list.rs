//! mistake: Keeps the list reversed.
//! says: [4, 3, 2, 1] with 1 settled: the first 1 of [1, 2, 3, 4] must stay; places before `settled` are settled.
// CHANGE: body
- if settled == items.len() {
-     found.push(items.to_vec());
-     return;
- }
+ if settled == items.len() { let mut l = items.to_vec(); l.reverse(); found.push(l); return; }
