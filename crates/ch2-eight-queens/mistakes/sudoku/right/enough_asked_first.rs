//! right: Whether there are enough is asked before each choice.
// CHANGE: body
- for choice in problem.choices() {
-     problem.choose(choice);
+ for choice in problem.choices() {
+     if found == most {
+         return found;
+     }
+     problem.choose(choice);
// CHANGE: body
- if found == most {
-     break;
- }
