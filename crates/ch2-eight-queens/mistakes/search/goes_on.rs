//! mistake: It goes on after the first solution, as if all were wanted.
//! says: did not end with that: return true, and leave the choices as they are.
// CHANGE: body
+ let mut found = false;
  for choice in problem.choices() {

-     if search(problem) {
-         return true;
-     }
+     found |= search(problem);

- false
+ found
