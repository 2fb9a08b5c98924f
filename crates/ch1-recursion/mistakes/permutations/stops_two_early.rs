//! mistake: Keeps a list while two places are open.
//! says: permutations([1, 2], 0, found): yours kept 1 list, and it should keep 2. permutations([1, 2], 0) made no call: a list was kept with 0 of 2 settled.
// CHANGE: body
- if settled == items.len() {
+ if settled + 2 >= items.len() {
