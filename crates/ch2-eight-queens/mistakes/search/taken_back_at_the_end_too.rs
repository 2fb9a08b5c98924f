//! mistake: Each choice is taken back, also on the way to a solution.
//! says: The call at [1] returned true, and the call above it took choice 1 back.
// CHANGE: body
-     if search(problem) {
+     let found = search(problem);
+     problem.take_back(choice);
+     if found {
          return true;

-     problem.take_back(choice);
