//! mistake: Keeps a list while two places are open.
//! says: 1 list for 2 items, 2 wanted: a list was kept with 0 of 2 settled. Go on until all are.
// CHANGE: body
- if settled == items.len() {
+ if settled + 2 >= items.len() {
