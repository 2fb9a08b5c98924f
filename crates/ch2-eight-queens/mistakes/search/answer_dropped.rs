//! mistake: The answer of the call is not looked at.
//! says: The call at [1] returned true, and the call above it took choice 1 back.
// CHANGE: body
-     if search(problem) {
-         return true;
-     }
+     search(problem);
