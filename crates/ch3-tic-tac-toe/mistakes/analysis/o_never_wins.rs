//! mistake: A win is only a win of X.
//! says: O takes 5 on XXO......: −2 → 0. You say "throws away a draw", and "throws away a win" is right: ask what was there to be thrown away
// CHANGE: verdict
- if before == 0 {
+ if before <= 0 {
