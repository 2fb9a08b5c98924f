//! mistake: Each choice is taken back, also on the way to a solution.
//! says: did not end with that: return true, and leave the choices as they are.
// CHANGE: body
-     if search(problem) {
+     let found = search(problem);
+     problem.take_back(choice);
+     if found {
          return true;

-     problem.take_back(choice);
