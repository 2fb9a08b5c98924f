//! mistake: Exchanges the two that are thrown away.
//! says: Check what there was to be thrown away: a win or a draw.
// CHANGE: verdict
- if before == 0 {
+ if before != 0 {
