//! mistake: All choices are made before the first call.
//! says: Choice 2 was made on top of choice 1, which was to be taken back first.
// CHANGE: body
- for choice in problem.choices() {
+ let choices = problem.choices();
+ for &choice in &choices {
      problem.choose(choice);
-     if search(problem) {
-         return true;
-     }
-     problem.take_back(choice);
+ }
+ if !choices.is_empty() && search(problem) {
+     return true;
+ }
+ for &choice in &choices {
+     problem.take_back(choice);
