//! mistake: It goes on after the first solution, as if all were wanted.
//! says: The call at [1] returned true, and the call above it took choice 1 back.
// CHANGE: body
+ let mut found = false;
  for choice in problem.choices() {

-     if search(problem) {
-         return true;
-     }
+     found |= search(problem);

- false
+ found
