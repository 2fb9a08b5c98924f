//! mistake: A win is only a win of X.
//! says: Check what there was to be thrown away: a win or a draw, for the player who moved.
// CHANGE: verdict
- if before == 0 {
+ if before <= 0 {
