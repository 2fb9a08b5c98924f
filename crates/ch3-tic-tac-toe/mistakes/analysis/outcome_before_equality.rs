//! mistake: The outcome is asked first, so nothing is ever best.
//! says: No move has a better value: check first whether the two values are equal.
// CHANGE: verdict
- if before == after {
-     return Verdict::Best;
- }
  if before.signum() == after.signum() {
-     return Verdict::KeepsTheOutcome;
- }
- if before == 0 {
+     Verdict::KeepsTheOutcome
+ } else if before == 0 {
