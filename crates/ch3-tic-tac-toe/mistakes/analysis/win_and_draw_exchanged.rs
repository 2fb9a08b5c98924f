//! mistake: Exchanges the two that are thrown away.
//! says: so a win is what can be thrown away.
// CHANGE: verdict
- if before == 0 {
+ if before != 0 {
