//! mistake: A choice is taken back before the call that looks below it.
//! says: the choice was taken back before the call, not after it
// CHANGE: body
+     problem.take_back(choice);
      if search(problem) {

-     problem.take_back(choice);
