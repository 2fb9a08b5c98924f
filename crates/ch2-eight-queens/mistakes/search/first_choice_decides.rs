//! mistake: The answer of the first call is returned as it comes.
//! says: The call that made the last choice takes it back, and tries its next one.
// CHANGE: body
-     if search(problem) {
-         return true;
-     }
-     problem.take_back(choice);
+     return search(problem);
