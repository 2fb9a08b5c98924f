//! mistake: A choice is taken back before the call that looks below it.
//! says: It called itself again and again in one and the same state
// CHANGE: body
+     problem.take_back(choice);
      if search(problem) {

-     problem.take_back(choice);
