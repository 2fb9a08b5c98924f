//! mistake: Does not ask which win is the better one.
//! says: Another move is better: compare the values.
// CHANGE: verdict
- if before == after {
-     return Verdict::Best;
- }
  if before.signum() == after.signum() {
-     return Verdict::KeepsTheOutcome;
- }
- if before == 0 {
+     Verdict::Best
+ } else if before == 0 {
