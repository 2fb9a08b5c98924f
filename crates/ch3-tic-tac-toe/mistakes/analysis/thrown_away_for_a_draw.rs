//! mistake: Names what is left of the game instead of what was thrown away.
//! says: so a win is what can be thrown away.
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
