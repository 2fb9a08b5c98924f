//! mistake: Calls a win that takes longer a win thrown away.
//! says: Still wins, only later: compare outcomes first.
// CHANGE: verdict
-     return Verdict::Best;
- }
- if before.signum() == after.signum() {
-     return Verdict::KeepsTheOutcome;
- }
- if before == 0 {
+     Verdict::Best
+ } else if before == 0 {
