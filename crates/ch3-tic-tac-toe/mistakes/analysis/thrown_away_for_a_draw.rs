//! mistake: Names what is left of the game instead of what was thrown away.
//! says: Check what there was to be thrown away: a win or a draw.
// CHANGE: verdict
-     return Verdict::Best;
- }
- if before.signum() == after.signum() {
-     return Verdict::KeepsTheOutcome;
- }
- if before == 0 {
+     Verdict::Best
+ } else if before.signum() == after.signum() {
+     Verdict::KeepsTheOutcome
+ } else if after == 0 {
