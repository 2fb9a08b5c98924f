//! right: The choices are asked for anew in each round.
// CHANGE: body
- for choice in problem.choices() {
+ let mut at = 0;
+ while at < problem.choices().len() {
+     let choice = problem.choices()[at];
+     at += 1;
