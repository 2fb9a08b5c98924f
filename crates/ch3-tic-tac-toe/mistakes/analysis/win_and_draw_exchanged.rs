//! mistake: Exchanges the two that are thrown away.
//! says: ask what was there to be thrown away: a win or a draw.
// CHANGE: verdict
- if before == 0 {
+ if before != 0 {
